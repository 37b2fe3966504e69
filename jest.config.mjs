const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

const project = (displayName, testEnvironment, roots, more = {}) => ({
  displayName,
  rootDir: import.meta.dirname,
  roots: roots.map((root) => `<rootDir>/${root}`),
  testEnvironment,
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(d3-|@fontsource|(cookie|content-disposition|qr)[@/]|@tanstack[+/](react-table|table-core|react-store|store)))',
  ],
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': '<rootDir>/packages/config/jest-asset.mjs' },
  ...more,
});

/** One PostgreSQL for all tests of the server. */
const serverTesting = (file) => `<rootDir>/packages/server/src/testing/${file}`;

export default {
  // By itself Jest leaves one core to the editor: on two cores that is one file after the other.
  maxWorkers: '100%',
  projects: [
    project('murni', 'node', [
      'packages/contracts',
      'packages/domain',
      'packages/roles',
      'packages/federation',
    ]),
    project('server', 'node', ['packages/server'], {
      globalSetup: serverTesting('cluster-setup.ts'),
      globalTeardown: serverTesting('cluster-teardown.ts'),
      setupFilesAfterEnv: [serverTesting('patience.ts')],
    }),
    project(
      'antarmuka',
      'jsdom',
      [
        'packages/api-client',
        'packages/portal',
        'packages/ui',
        'packages/resource',
        'shell',
        'mf-cascading',
        'mf-planning',
      ],
      {
        setupFilesAfterEnv: ['<rootDir>/packages/config/jest-dom.mjs'],
      },
    ),
  ],
};
