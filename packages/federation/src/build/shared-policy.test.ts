import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as router from 'react-router';
import { remoteShared, sharedVersions, shellSharedSource } from './shared-policy';

const root = join(__dirname, '../../../..');
const shell = join(root, 'shell');
const cascading = join(root, 'mf-cascading');

describe('the sharing policy', () => {
  it('lets a remote bring no singleton along, and names every range', () => {
    const shared = remoteShared(cascading, sharedVersions(cascading));
    expect(Object.keys(shared)).toEqual(
      expect.arrayContaining(['react', 'react/', 'react-dom', 'react-dom/', '@selaras/api-client']),
    );
    for (const config of Object.values(shared)) {
      expect(config).toMatchObject({ import: false, singleton: true });
      expect(config.requiredVersion).toMatch(/^\^\d+\.\d+\.\d+/);
    }
  });

  it('has the shell hand out everything that a remote takes', () => {
    const source = shellSharedSource(sharedVersions(shell));
    const keys = Object.values(remoteShared(cascading, sharedVersions(cascading)))
      .map(({ shareKey }) => shareKey)
      .filter((key) => !key.endsWith('/'));
    for (const key of [...keys, 'react/jsx-runtime', 'react-dom/client']) {
      expect(source).toContain(`${JSON.stringify(key)}: {`);
    }
  });
});

describe('the slim router', () => {
  const slim = readFileSync(join(__dirname, 'browser/react-router.js'), 'utf8');
  const handedOut = new Set(slim.match(/^ {2}(\w+),$/gm)?.map((line) => line.trim().slice(0, -1)));
  handedOut.add('RouterProvider');

  it('hands out only what the router has', () => {
    expect(handedOut.size).toBeGreaterThan(30);
    for (const name of handedOut) expect(router).toHaveProperty(name);
  });

  it('has everything that shell, remotes and packages import', () => {
    const folders = [
      'shell/src',
      ...['ui', 'api-client', 'federation'].map((name) => `packages/${name}/src`),
      ...readdirSync(root)
        .filter((name) => name.startsWith('mf-'))
        .map((name) => `${name}/src`),
    ];
    const missing = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .flatMap((file) => importedFromRouter(readFileSync(join(root, folder, file), 'utf8')))
        .filter((name) => !handedOut.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

/** Names, without types, that a source imports from the router. */
function importedFromRouter(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from 'react-router(?:-dom)?'/g);
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}
