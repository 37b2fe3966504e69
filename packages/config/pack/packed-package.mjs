import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/workspace.mjs';
import { catalogOf } from './catalog.mjs';

/** Packages that remotes of other repositories are made with. */
export const packedNames = [
  'admission',
  'api-client',
  'contracts',
  'domain',
  'federation',
  'portal',
  'resource',
  'roles',
  'sheet',
  'ui',
];

/** Packages that applications of others show something of the portal with; no remote is made with them. */
export const namesForHosts = ['cascading-react'];

/** What a remote has of the portal: a second copy of one of these would be another portal's. */
const singletons = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'styled-components',
  'axios',
];

/** The package that builds remotes: by the very tools that the portal was built with, or a build is another one. */
const BUILDER = 'federation';

const ours = (name) => name.startsWith('@selaras/');
const readJson = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Where a source ends up: its types and its code, side by side; what is no TypeScript stays as it is. */
const doorOf = (source) => {
  if (!/\.tsx?$/.test(source)) return source;
  const stem = source.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
};

/** Version of a package that a folder of the workspace has. */
const installedIn = (folder, name) => readJson(join(folder, 'node_modules', name)).version;

/**
 * The `package.json` of a package as other repositories get it: no `workspace:`, no `catalog:`. Our own packages and the
 * singletons are peers, so that a project has one copy of each; so is what a package itself calls a peer, in its own range,
 * and what only tests import, which may be left out.
 *
 * @param imported names of all packages that its code imports
 */
export function packedPackage(name, imported) {
  const folder = join(root, 'packages', name);
  const { version, exports, dependencies = {}, peerDependencies = {}, sideEffects } = readJson(folder);
  const rangeOf = (dependency) => {
    if (ours(dependency))
      return `^${readJson(join(root, 'packages', dependency.slice('@selaras/'.length))).version}`;
    return name === BUILDER && !isPeer(dependency) && named.includes(dependency)
      ? installedIn(folder, dependency)
      : catalogOf(dependency);
  };
  const named = Object.keys(dependencies);
  const isPeer = (dependency) => ours(dependency) || singletons.includes(dependency);
  const forTests = imported.filter((one) => !named.includes(one) && !(one in peerDependencies));
  const ranges = (names) => sorted(Object.fromEntries(names.map((one) => [one, rangeOf(one)])));
  return {
    name: `@selaras/${name}`,
    version,
    type: 'module',
    sideEffects,
    exports: Object.fromEntries(Object.entries(exports).map(([door, source]) => [door, doorOf(source)])),
    files: ['src', 'CHANGELOG.md', ...(existsSync(join(folder, 'README.md')) ? ['README.md'] : [])],
    dependencies: ranges(named.filter((one) => !isPeer(one))),
    peerDependencies: sorted({ ...ranges([...named.filter(isPeer), ...forTests]), ...peerDependencies }),
    peerDependenciesMeta: Object.fromEntries(forTests.sort().map((one) => [one, { optional: true }])),
  };
}

/** The command line: one file that needs no other package. */
export function packedProgram() {
  const { name, version } = readJson(join(root, 'packages/cli'));
  return {
    name,
    version,
    type: 'module',
    bin: { selaras: 'bin/selaras.mjs' },
    files: ['bin', 'CHANGELOG.md'],
  };
}

/** Folders of the remotes that live in this workspace. */
const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'package.json')))
  .map((name) => join(root, name));

/** Libraries that a `package.json` names by the catalog. */
const fromCatalog = ({ dependencies, devDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, range]) => range === 'catalog:')
    .map(([name]) => name);

/**
 * Libraries that a remote is made, built and tested with, one that moves out of this workspace as well: the singletons
 * just as the shell has them, for a build asks for the version that it was made with or a later one, and the tools of
 * the build.
 */
export function librariesOfRemotes() {
  const made = JSON.parse(readFileSync(join(root, 'packages/config/new-remote/package.json.txt'), 'utf8'));
  const builder = join(root, 'packages', BUILDER);
  const tools = Object.keys(readJson(builder).dependencies);
  const named = [made, readJson(root), ...remotes.map(readJson)].flatMap(fromCatalog);
  const names = [...new Set([...singletons, ...named])].sort();
  const versionOf = (one) => {
    if (singletons.includes(one)) return installedIn(join(root, 'shell'), one);
    return tools.includes(one) ? installedIn(builder, one) : catalogOf(one);
  };
  return Object.fromEntries(names.map((one) => [one, versionOf(one)]));
}
