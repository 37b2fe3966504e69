import type { BrowserContext } from '@playwright/test';
import { faults, publishedRemote, serveEntry } from '../support/broken-remote';
import { expect, signedIn, test } from '../support/portal';
import { servers } from '../support/servers';

const PAGE = { id: 'arsitektur-kinerja', path: '/public-display/arsitektur-kinerja' };
/** The loader's own patience with a remote; its tests prove it with a clock of their own. */
const PATIENCE_MS = 6_000;

/**
 * How long the sound page takes on this machine now, ms (under two seconds where nothing else runs): all that a fault may
 * take beside the portal's own patience, so that people wait eight seconds at most.
 */
async function timeOfSoundPage(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  const started = Date.now();
  await page.goto(PAGE.path, { waitUntil: 'commit' });
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  const took = Date.now() - started;
  await page.close();
  return took;
}

for (const [fault, { code, apply }] of Object.entries(faults)) {
  test(`a remote with the fault ${fault} leaves the portal standing, says so in time, and recovers without a reload`, async ({
    page,
    context,
  }) => {
    const sound = await timeOfSoundPage(context);
    const published = await publishedRemote(servers.demo.origin);
    await serveEntry(page, published.registry, published.entry);
    await apply(page, published, PAGE.id);

    const started = Date.now();
    await page.goto(PAGE.path, { waitUntil: 'commit' });
    const failure = page.locator('[data-remote-failure]');
    await expect(failure).toBeVisible();
    expect(Date.now() - started).toBeLessThan(PATIENCE_MS + sound);
    await expect(failure).toHaveAttribute('data-remote-failure', code);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.evaluate(() => Object.assign(window, { diperbaiki: true }));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await failure.getByRole('button', { name: 'Coba lagi' }).click();
    const drawn = page.locator('[data-state]').or(page.getByText('pulih', { exact: true }));
    await expect(drawn.first()).toBeVisible();
    expect(await page.evaluate(() => 'diperbaiki' in window)).toBe(true);
  });
}

test('the version before stands in for one that does not fit the portal', async ({ page }) => {
  const { registry, entry } = await publishedRemote(servers.demo.origin);
  const { version, requires, integrity } = entry;
  const fallback = { version, requires, integrity, entry: entry.entry };
  const tooNew = { ...requires, platformApi: 99 };
  await serveEntry(page, registry, { ...entry, version: '9.9.9-baru', requires: tooNew, fallback });

  await page.goto(PAGE.path);
  await expect(page.locator('[data-state=ready]')).toBeVisible();
  await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
});

test('a page whose script is gone loads the portal anew, and opens', async ({ page }) => {
  await signedIn(page, 'dinkes');
  await page.goto('/dashboard');
  const entry = page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Capaian IKU' });
  await expect(entry).toBeVisible();
  await page.evaluate(() => Object.assign(window, { lama: true }));
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await page.route('**/static/js/async/capaian-iku.js*', (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );

  await entry.click();
  await expect(page.getByRole('heading', { name: 'Capaian IKU', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/capaian-iku$/);
  expect(await page.evaluate(() => 'lama' in window)).toBe(false);
});

for (const [title, heading] of [
  ['Dashboard PD', 'Dashboard Dinas Kesehatan'],
  ['Capaian IKU', 'Capaian IKU'],
] as const) {
  test(`${title}, not loaded yet, says that the browser is offline, and opens when it is online again`, async ({
    page,
    context,
  }) => {
    await signedIn(page, 'dinkes');
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    const entry = menu.getByRole('link', { name: title, exact: true });
    await expect(entry).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await entry.click();
    const place = page.getByRole('main').getByRole('alert');
    await expect(place).toContainText('Anda sedang luring');
    await expect(page.getByText('500', { exact: true })).toHaveCount(0);

    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(place).toHaveCount(0);
  });
}
