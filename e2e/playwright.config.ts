import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { servers } from './server/servers';
import { browserFlags, storyBrowser } from './support/browser';

/** The stories that `npm test` runs; the others and the proofs come with `npm run test:all`. */
const CORE = /@core/;

export default defineConfig({
  outputDir: './test-results',
  globalSetup: './server/global-setup.ts',
  snapshotPathTemplate: 'proofs/gambar/{arg}{ext}',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // What ends a story that hangs, not what judges a slow machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A whole run tells its failures at its end, where who reads only the last lines finds them.
  reporter: process.env.SELARAS_E2E_JSON
    ? [['dot'], ['json', { outputFile: process.env.SELARAS_E2E_JSON }]]
    : [['list']],
  use: {
    baseURL: servers.demo.origin,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: storyBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'core', testDir: './stories', grep: CORE },
    { name: 'stories', testDir: './stories', grepInvert: CORE },
    { name: 'remotes', testDir: './remotes', testMatch: '*.setup.ts' },
    { name: 'proofs', testDir: './proofs', dependencies: ['remotes'] },
  ],
});
