import { fileURLToPath } from 'node:url';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Packages that come as ES modules, which Jest does not read by itself. */
const esModules = [
  'd3-',
  '@fontsource',
  '@selaras[+/]',
  '(client-zip|cookie|content-disposition|qr|srvx)[@/]',
  '@noble[+/]',
  '@tus[+/]',
  '@tanstack[+/](react-table|table-core|react-store|store)',
];

/** How sources are read, of the portal and of remotes alike. */
export const sources = {
  transform: {
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
  },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${esModules.join('|')}))`],
  moduleNameMapper: { '\\.(css|woff2|svg|png)$': beside('jest-asset.mjs') },
};

/** What pages need of a browser's document. */
export const document = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: [beside('jest-dom.mjs')],
};

/** Whole configuration of a remote's tests: `export { jestConfig as default } from '@selaras/federation/jest'`. */
export const jestConfig = {
  ...sources,
  ...document,
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
};
