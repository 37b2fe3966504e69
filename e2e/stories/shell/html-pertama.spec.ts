import { servers } from '../../server/servers';
import { expectNoSidewaysScroll } from '../../support/pages/accessible';
import { expect, test } from '../../support/portal';

const DASHBOARD = '/public-display/display-makro/dashboard';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a citizen reads title, figures and table of a public page, and finds the data', {
    tag: '@core',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(DASHBOARD);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Indikator kinerja utama');
    await expect(page.getByText(/dari \d+ indikator kinerja utama Bupati mencapai target/)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(13);
    await expect(page.getByRole('link', { name: 'CSV', exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('the way leads from the choice of a unit to its figures', async ({ page }) => {
    await page.goto('/public-display/display-mikro/capaian-kinerja-pd');
    await page.getByRole('link', { name: /Kesehatan/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kesehatan');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });

  test('a long table is scrolled inside its frame, and never the page', async ({ page }) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/public-display/capaian-iku');
      await expect(page.getByRole('table')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
});

test('the portal takes the place of the first HTML without a jump, and no policy is violated', {
  tag: '@core',
}, async ({ page }) => {
  await page.addInitScript(() => {
    let jumps = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') jumps += entry.value;
      }
      document.documentElement.dataset.lompatan = String(jumps);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      document.documentElement.dataset.pelanggaran = violatedDirective;
    });
  });
  await page.goto(`${servers.demo.origin}${DASHBOARD}`);
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.locator('#awal')).toHaveCount(0);
  const root = page.locator('html');
  expect(await root.getAttribute('data-pelanggaran')).toBeNull();
  expect(Number(await root.getAttribute('data-lompatan'))).toBeLessThanOrEqual(0.02);
});

test('the address that a page gives itself does not outlive it', async ({ page }) => {
  await page.goto(DASHBOARD);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', servers.demo.origin + DASHBOARD);
  await page.getByRole('link', { name: 'Capaian Kinerja Pemda' }).click();
  await expect(page).toHaveURL(/\/capaian-kinerja-pemda$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('the preview of a shared link is a picture of the figures', async ({ page }) => {
  await page.goto('/public-display/indikator/kabupaten/1');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(String(picture));
  expect(answer.headers()['content-type']).toBe('image/png');
  expect(answer.headers()['cache-control']).toContain('immutable');
  expect((await answer.body()).length).toBeLessThan(300_000);
});
