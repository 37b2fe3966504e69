import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { shownAt } from '../../support/pages/shown-at';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { distOf, registerRemote } from '../../support/releases/own-remote';

const PATH = '/catatan/7';
const PARCEL = /\/static\/js\/async\/parsel\.\w+\.js|\/remotes\/mf_parsel\//;

const dist = distOf('single-spa');
const vue = distOf('vue');

test.beforeEach(async ({ page }) => {
  await registerRemote(page, dist);
  await signedIn(page, 'pemda_pantau');
});

/** Goes on inside the open portal, as a link does. */
const goInside = (page: Page, path: string) =>
  page.evaluate((next) => {
    window.history.pushState(null, '', next);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('a page made with React 17 and webpack is mounted in its place, follows the portal and is taken away', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'catatan 7' })).toBeVisible();
  await expect(page.getByText('React 17.0.2, tahun 2024, pemda_pantau')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Remah roti' })).toContainText('Catatan');
  await page.getByRole('button', { name: 'Ditekan 0' }).click();

  await goInside(page, '/catatan/8?q=a');
  await expect(page.getByRole('heading', { name: 'catatan 8?q=a' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ditekan 1' })).toBeVisible();
  await page.getByLabel('Tahun kinerja').selectOption('2025');
  await expect(page.getByText('React 17.0.2, tahun 2025, pemda_pantau')).toBeVisible();

  await page.getByRole('button', { name: 'Ke Dashboard PD' }).click();
  await expect(page).toHaveURL(shownAt(/\/dashboard-pd$/));
  await expect(page.getByRole('heading', { name: 'catatan 8' })).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-catatan', 'dilepas');

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ditekan 0' })).toBeVisible();
});

test('a page made with Vue and Vite has session and year of the portal, and goes where the portal says', async ({
  page,
}) => {
  await registerRemote(page, vue);
  await page.goto('/papan/7');
  await expect(page.getByRole('heading', { name: 'papan 7' })).toBeVisible();
  await expect(page.getByText(/^Vue 3\.\d+\.\d+, tahun 2024, pemda_pantau$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ditekan 0' }).click();

  await goInside(page, '/papan/8?q=a');
  await expect(page.getByRole('heading', { name: 'papan 8?q=a' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ditekan 1' })).toBeVisible();
  const asked = page.waitForRequest((request) => request.headers()['default-key-tahun-kinerja'] === '2025');
  await page.getByLabel('Tahun kinerja').selectOption('2025');
  await expect(page.getByText(/tahun 2025, pemda_pantau$/)).toBeVisible();
  await asked;

  await page.getByRole('button', { name: 'Ke Dashboard PD' }).click();
  await expect(page).toHaveURL(shownAt(/\/dashboard-pd$/));
  await expect(page.locator('body')).toHaveAttribute('data-papan', 'dilepas');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ditekan 0' })).toBeVisible();
});

test('the guide for teams shows the very files of both remotes', () => {
  const guide = readFileSync(new URL('../../../docs/tim-remote.md', import.meta.url), 'utf8');
  const shown = [...guide.matchAll(/^```[jt]s (\S+)\n([\s\S]*?)^```$/gm)];
  expect(shown.map(([, name]) => name)).toEqual([
    'vue/vite.config.js',
    'vue/src/main.js',
    'vue/src/lifecycles.js',
    'vue/rsbuild.config.ts',
    'single-spa/webpack.config.js',
    'single-spa/src/main.js',
    'single-spa/rsbuild.config.ts',
  ]);
  for (const [, name = '', text] of shown) {
    expect([name, text]).toEqual([name, readFileSync(join(vue, '../..', name), 'utf8')]);
  }
});

test('pages of Vue, of React 17 and of the portal take turns, back and forward, and the year stays', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => {
    // The router says so of steps that it did not take itself, as `goInside` is one.
    const ofSteps = message.text().includes('blocker on a POP navigation');
    if (['warning', 'error'].includes(message.type()) && !ofSteps) told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(String(error)));
  await registerRemote(page, vue);
  await page.goto('/papan/7');
  await expect(page.getByRole('heading', { name: 'papan 7' })).toBeVisible();
  await page.getByLabel('Tahun kinerja').selectOption('2025');
  await goInside(page, PATH);
  await expect(page.getByText('React 17.0.2, tahun 2025, pemda_pantau')).toBeVisible();
  await page.getByRole('button', { name: 'Ke Dashboard PD' }).click();
  await expect(page).toHaveURL(shownAt(/\/dashboard-pd$/));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'catatan 7' })).toHaveCount(0);

  await page.goBack();
  await expect(page.getByText('React 17.0.2, tahun 2025, pemda_pantau')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Vue 3\..*, tahun 2025, pemda_pantau$/)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'catatan 7' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'papan 7' })).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(shownAt(/\/dashboard-pd$/));
  await expect(page.locator('body')).toHaveAttribute('data-catatan', 'dilepas');
  expect(told).toEqual([]);
});

test('mounted and taken away thirty times, both leave neither nodes nor listeners', async ({ page }) => {
  await registerRemote(page, vue);
  const devtools = await page.context().newCDPSession(page);
  const turn = async (path: string, heading: string) => {
    await goInside(page, path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  };
  const turns = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await turn(PATH, 'catatan 7');
      await turn('/papan/7', 'papan 7');
    }
    await goInside(page, '/dashboard-pd');
    await expect(page.getByRole('heading', { name: 'papan 7' })).toHaveCount(0);
    await loaded(page);
  };
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  await page.goto('/dashboard-pd');
  await turns(5);
  const before = await held();
  await turns(30);
  // One of either for each time would be 30; single-spa's timers hold the last pages for 3 s.
  const growth = async () => {
    const now = await held();
    return Math.max(now.nodes - before.nodes, now.jsEventListeners - before.jsEventListeners);
  };
  await expect.poll(growth, { timeout: 20_000 }).toBeLessThan(30);
});

test('who opens no such page loads nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/display-mikro/cascading?satuan_kerja_id=1012');
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await loaded(page);
  expect(asked.filter((url) => PARCEL.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'singleSpaNavigate' in window)).toBe(false);

  await goInside(page, PATH);
  await expect(page.getByRole('heading', { name: 'catatan 7' })).toBeVisible();
  expect(asked.filter((url) => PARCEL.test(url)).length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'singleSpaNavigate' in window)).toBe(true);
});

for (const step of ['bootstrap', 'mount', 'macet']) {
  test(`a page of another framework that fails in "${step}" gets the panel, and works at the next try`, async ({
    page,
  }) => {
    await page.goto(`${PATH}?gagal=${step}`);
    const failure = page.locator('[data-remote-failure]');
    await expect(failure).toHaveAttribute('data-remote-failure', 'GAGAL_TAMPIL', { timeout: 8_000 });
    await expect(failure).toContainText('Catatan tidak dapat ditampilkan');
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { diperbaiki: true }));
    await failure.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByText('React 17.0.2')).toBeVisible();
  });
}

test('a page of another framework that cannot follow the portal gets the panel, and nothing of it stays', async ({
  page,
}) => {
  // What is handed over is told once more right after mounting.
  await page.goto(`${PATH}?gagal=update`);
  const failure = page.locator('[data-remote-failure]');
  await expect(failure).toHaveAttribute('data-remote-failure', 'GAGAL_TAMPIL');
  await expect(page.locator('body')).toHaveAttribute('data-catatan', 'dilepas');
  await page.evaluate(() => Object.assign(window, { diperbaiki: true }));
  await failure.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('React 17.0.2, tahun 2024, pemda_pantau')).toBeVisible();
});

test('a page of another framework that cannot be taken away leaves the portal going on', async ({ page }) => {
  await page.goto(`${PATH}?gagal=unmount`);
  await page.getByRole('button', { name: 'Ke Dashboard PD' }).click();
  await expect(page).toHaveURL(shownAt(/\/dashboard-pd$/));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
});
