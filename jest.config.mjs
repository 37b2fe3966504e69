import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { document, sources } from './packages/federation/src/jest/jest-config.mjs';

const root = import.meta.dirname;

/** `npm test` leaves the proofs to `npm run test:all`; by itself Jest runs whatever it is asked for. */
const left = process.env.SELARAS_TIER === 'core' ? ['[.]proof[.]test[.]tsx?$'] : [];

const project = (displayName, testEnvironment, roots, more = {}) => ({
  displayName,
  rootDir: root,
  roots: roots.map((folder) => `<rootDir>/${folder}`),
  testEnvironment,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...left],
  ...sources,
  ...more,
});

/** Every workspace with source of its own, as it is found: none has to be listed, so none can be forgotten. */
const workspaces = ['shell', ...foldersIn('.', 'mf-'), ...foldersIn('packages')];

function foldersIn(parent, prefix = '') {
  return readdirSync(join(root, parent))
    .filter((name) => name.startsWith(prefix) && existsSync(join(root, parent, name, 'package.json')))
    .map((name) => join(parent, name));
}

/** What draws with React is tested in a browser's document, everything else in Node alone. */
function drawsWithReact(folder) {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return 'react' in { ...dependencies, ...peerDependencies };
}

const SERVER = 'packages/server';
const browser = workspaces.filter(drawsWithReact);
/** Of the stories' folder only what the bench decides without a browser is tested here. */
const BENCH = 'e2e/bench';
const pure = [...workspaces.filter((folder) => folder !== SERVER && !browser.includes(folder)), BENCH];

/** One PostgreSQL for all tests of the server. */
const serverTesting = (file) => `<rootDir>/${SERVER}/src/testing/${file}`;

export default {
  // A worker that has grown gives way to a new one: three that grew to 4 GB each made every test twice as slow.
  maxWorkers: availableParallelism(),
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/packages/config/jest-sequencer.mjs',
  projects: [
    project('murni', 'node', pure),
    project('server', 'node', [SERVER], {
      globalSetup: serverTesting('cluster-setup.ts'),
      globalTeardown: serverTesting('cluster-teardown.ts'),
      setupFilesAfterEnv: [serverTesting('patience.ts')],
    }),
    project('antarmuka', document.testEnvironment, browser, document),
  ],
};
