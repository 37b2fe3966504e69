import { servers } from '../../server/servers';
import { expect, signedIn, test } from '../../support/portal';

const { origin } = servers.demo;
const SETDA = 9999;

test('a citizen reads the regency’s plan of five years and sends the part that was missed', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(`${origin}/public-display/display-makro/rpjmd`);
  await expect(page.getByRole('heading', { level: 1, name: 'RPJMD' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Misi / }).first()).toBeVisible();
  const missed = page.getByRole('button', { name: /^Tidak tercapai \(\d+\)$/ });
  const count = Number(/\d+/.exec((await missed.textContent()) ?? '')?.[0]);
  await missed.click();
  await expect(page).toHaveURL(/capaian=tidak-tercapai/);
  await expect(page.locator('tbody tr')).toHaveCount(count);
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveCount(count);
});

test('a citizen finds an indicator with its target, predicate and comparison', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(`${origin}/public-display/capaian-iku?q=miskin`);
  const row = page.locator('tbody tr').first();
  await expect(row).toContainText(/miskin/i);
  await expect(row).toContainText('Lebih rendah 1,74');
  await expect(page.getByRole('figure').first()).toContainText('Realisasi');
});

test('a leader sees what was saved where targets were met, and why not elsewhere', { tag: '@core' }, async ({
  page,
}) => {
  await signedIn(page, 'super');
  await page.goto(`${origin}/display-makro/capaian-kinerja-efisiensi-anggaran`);
  await expect(page.locator('tbody tr')).toHaveCount(12);
  await expect(page.getByText('Tidak dihitung: target belum tercapai.').first()).toBeVisible();
  await page.goto(`${origin}/display-mikro/renstra?satuan_kerja_id=${SETDA}`);
  await expect(page.getByRole('heading', { name: /^Mendukung sasaran RPJMD/ }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: /^Program/ }).first()).toBeVisible();
});
