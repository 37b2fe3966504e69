import { defineConfig } from '@playwright/test';
import { browserFlags, storyBrowser } from './support/browser';
import { servers } from './support/servers';

export default defineConfig({
  testDir: './stories',
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/gambar/{arg}{ext}',
  fullyParallel: true,
  // A story waits for answers, drawings and pauses in the traffic a good part of its time: three fill two cores.
  workers: 3,
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
  webServer: Object.values(servers).map((server) => ({
    command: `node --import tsx server/run-server.ts ${server.name}`,
    cwd: import.meta.dirname,
    url: `${server.origin}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  })),
});
