import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const script = `
  import { namesForHosts, packedNames, packedPackage, librariesOfRemotes } from ${JSON.stringify(join(__dirname, 'packed-package.mjs'))};
  const packed = (names) => names.map((name) => packedPackage(name, ['react']));
  console.log(JSON.stringify({ packages: packed(packedNames), forHosts: packed(namesForHosts), libraries: librariesOfRemotes() }));
`;
interface Packed {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Record<string, string>;
  readonly peerDependencies: Record<string, string>;
  readonly peerDependenciesMeta: Record<string, object>;
}
const {
  packages,
  forHosts,
  libraries,
}: { packages: Packed[]; forHosts: Packed[]; libraries: Record<string, string> } = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
);
const EXACT = /^\d+\.\d+\.\d+$/;

describe.each([...packages, ...forHosts])(
  '$name for other repositories',
  ({ name, version, dependencies, peerDependencies }) => {
    it('names nothing that only this workspace understands, and no second copy of what is shared', () => {
      const ranges = Object.values({ ...dependencies, ...peerDependencies });
      expect(ranges.filter((range) => !/^[~^]?\d+\.\d+\.\d+/.test(range))).toEqual([]);
      expect(
        Object.keys(dependencies).filter((one) => /^(@selaras\/|react(-dom|-router.*)?$|axios$)/.test(one)),
      ).toEqual([]);
    });

    it('has its version on top of its changelog', () => {
      const text = readFileSync(
        join(root, 'packages', name.slice('@selaras/'.length), 'CHANGELOG.md'),
        'utf8',
      );
      expect(/^## (\S+)/m.exec(text)?.[1]).toBe(version);
    });
  },
);

it('every package of the workspace that a packed one leads to is packed, too', () => {
  const names = packages.map(({ name }) => name);
  const led = packages.flatMap(({ peerDependencies }) => Object.keys(peerDependencies));
  expect(led.filter((one) => one.startsWith('@selaras/') && !names.includes(one))).toEqual([]);
});

/** What a domain's `package.json` names and no other repository gets. */
function lackingIn(remote: string): string[] {
  const given = new Set([...packages.map(({ name }) => name), ...Object.keys(libraries)]);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, remote, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !given.has(name));
}

it('every domain may move out of this repository, but the diagram that the portal itself serves to others', () => {
  const domains = readdirSync(root).filter(
    (name) => /^mf-/.test(name) && existsSync(join(root, name, 'package.json')),
  );
  const lacking = domains
    .map((name) => [name, lackingIn(name)] as const)
    .filter(([, names]) => names.length > 0);
  expect(lacking).toEqual([['mf-cascading', ['@selaras/cascading-react']]]);
});

it('what applications of others use asks for their React, and for nothing of the portal', () => {
  expect(
    forHosts.map(({ name, dependencies, peerDependencies, peerDependenciesMeta }) => ({
      name,
      dependencies,
      peerDependencies,
      peerDependenciesMeta,
    })),
  ).toEqual([
    {
      name: '@selaras/cascading-react',
      dependencies: {},
      peerDependencies: { react: '^18.0.0 || ^19.0.0' },
      peerDependenciesMeta: {},
    },
  ]);
});

it('builds are made by the portal’s own tools and singletons, not by later ones', () => {
  const { dependencies = {} } = packages.find(({ name }) => name === '@selaras/federation') ?? {};
  expect(Object.entries(dependencies).filter(([, range]) => !EXACT.test(range))).toEqual([]);
  for (const one of ['react', 'react-router-dom', 'styled-components', 'axios', '@rsbuild/core'])
    expect([one, libraries[one]]).toEqual([one, expect.stringMatching(EXACT)]);
});
