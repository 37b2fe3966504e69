import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/workspace.mjs';

/** Packages that only the server, the command line or tests use: a change there leaves what browsers get as it is. */
const notInBrowser = ['server', 'cli', 'config'];

const packageFolders = () => readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
const browserPackages = () =>
  packageFolders().filter((folder) => !notInBrowser.some((name) => folder === `packages/${name}`));

/** Folders of all remotes, by their names without `mf-`. */
export function remoteNames() {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'rsbuild.config.ts')))
    .map((name) => name.slice('mf-'.length));
}

/** Federation name of a remote's folder: `mf-tim-kerja` is `mf_tim_kerja`. */
export const federationName = (remote) => `mf_${remote.replaceAll('-', '_')}`;

const shell = () => ({
  name: 'shell',
  folder: 'shell',
  command: ['rsbuild', 'build'],
  inputs: ['shell', ...browserPackages()],
  output: 'shell/dist/index.html',
  browser: true,
});

const remote = (name) => ({
  name: `mf-${name}`,
  folder: `mf-${name}`,
  command: ['rsbuild', 'build'],
  inputs: [`mf-${name}`, ...browserPackages()],
  output: `mf-${name}/dist/remote.json`,
  browser: true,
  federationName: federationName(name),
});

const server = () => ({
  name: 'server',
  folder: 'packages/server',
  command: [process.execPath, ...serverScript()],
  inputs: [
    'packages/server',
    'packages/admission',
    'packages/contracts',
    'packages/domain',
    'packages/roles',
  ],
  output: 'packages/server/dist/server.js',
  browser: false,
});

/** What remotes of other repositories are made with. */
const paket = () => ({
  name: 'paket',
  folder: 'packages/cli',
  command: [process.execPath, join(root, 'packages/config/bin/pack-packages.mjs')],
  inputs: [...browserPackages(), 'packages/cli', 'packages/config'],
  output: 'packages/server/dist/paket/paket.json',
  browser: false,
});

/** What the server's own `build` script runs, without npm in between. */
function serverScript() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));
  return scripts.build.split(' ').slice(1);
}

/** Everything that is built, the longest first. */
export const allParts = () => [shell(), ...remoteNames().map(remote), paket(), server()];
