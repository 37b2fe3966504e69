import { expect, test } from '../../support/portal';

const DASHBOARD = '/public-display/display-makro/dashboard';

test('a citizen who asks about bad roads reads what was promised and what came of it', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DASHBOARD);
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('searchbox').fill('jalan berlubang');
  await page.getByRole('link', { name: 'Persentase Jalan Kabupaten dalam Kondisi Mantap' }).click();
  await expect(page).toHaveURL(/\/public-display\/indikator\/kabupaten\/\d+$/);
  await expect(
    page.getByText(/^Tahun \d{4} dijanjikan 70 persen; hasilnya 70,85 persen: tercapai/),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the way back from an indicator leads to the search as it was', async ({ page }) => {
  await page.goto(`${DASHBOARD}?cari=kemiskinan`);
  await page.getByRole('link', { name: 'Persentase Penduduk Miskin' }).first().press('Enter');
  await expect(page.getByRole('heading', { name: 'Persentase Penduduk Miskin', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('kemiskinan');
  await expect(page.getByRole('list', { name: /indikator ditemukan/ })).toBeVisible();
});
