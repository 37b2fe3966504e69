import { faults, publishedRemote, serveEntry } from '../support/broken-remote';
import { expect, test } from '../support/portal';
import { servers } from '../support/servers';

const PAGE = { id: 'arsitektur-kinerja', path: '/public-display/arsitektur-kinerja' };
const PATIENCE_MS = 8_000;

for (const [fault, { code, apply }] of Object.entries(faults)) {
  test(`a remote that is ${fault} leaves the portal standing, says so in time, and recovers without a reload`, async ({
    page,
  }) => {
    const published = await publishedRemote(servers.demo.origin);
    await serveEntry(page, published.registry, published.entry);
    await apply(page, published, PAGE.id);

    const started = Date.now();
    await page.goto(PAGE.path, { waitUntil: 'commit' });
    const failure = page.locator('[data-remote-failure]');
    await expect(failure).toBeVisible({ timeout: PATIENCE_MS + 2_000 });
    expect(Date.now() - started).toBeLessThan(PATIENCE_MS);
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
