import type { Page } from '@playwright/test';
import type { BarisNilaiJenjang } from '@selaras/contracts';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, planner } from '../../support/rencana/rencana';

const MATRIX = '/nilai-jenjang-kinerja';
const OUTPUT = '/rapor-kinerja/penambahan-jumlah-output';
/** A unit of two indicators, and one of a single one, without a class in the year at work: each is one story's alone. */
const [UNIT, OFFLINE_UNIT] = [1019, 1021];
const POLA_PANGAN = 'Skor Pola Pangan Harapan';
const PDRB = 'Pertumbuhan PDRB sektor pertanian';
const KEPUASAN = 'Indeks kepuasan masyarakat';
const [JENJANG, NILAI] = [2, 3];

const stored = async (unit: number): Promise<BarisNilaiJenjang[]> =>
  (await asSuper<{ data: BarisNilaiJenjang[] }>('GET', `${MATRIX}?satuan_kerja_id=${unit}`)).data;
const storedClass = async (iku: string, unit = UNIT) =>
  (await stored(unit)).find((row) => row.iku === iku)?.opsi;
const cell = (page: Page, words: string, column: number) =>
  page.getByRole('row').filter({ hasText: words }).getByRole('gridcell').nth(column);
const saved = (page: Page) => expect(page.locator('[data-summary]')).toHaveText('Semua perubahan tersimpan.');

/** All indicators of a unit without a class, whatever an earlier try left. */
async function emptied(unit: number): Promise<void> {
  for (const { id, versi, opsi } of await stored(unit)) {
    if (opsi === null) continue;
    await asSuper('PUT', `${MATRIX}/${id}`, { opsi: null }, { 'if-match': `"${versi}"` });
  }
}

test('super classes the indicators of a unit by keyboard, takes a step back, and finds the unit in the recap', {
  tag: '@core',
}, async ({ page }) => {
  await emptied(UNIT);
  await signedIn(page, 'super');
  await chooseYear(page);
  await page.goto(`${MATRIX}?satuan_kerja_id=${UNIT}&belum=1`);
  await expect(page.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '4');

  await cell(page, POLA_PANGAN, JENJANG).click();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('3');
  await expect(cell(page, POLA_PANGAN, NILAI)).toHaveText('100');
  await expect(cell(page, '2 dari 2 IKU', NILAI)).toHaveText('90');
  await saved(page);
  expect(await storedClass(POLA_PANGAN)).toBe('ultimate');
  expect(await storedClass(PDRB)).toBe('immediate');

  await page.keyboard.press('Control+z');
  await expect(cell(page, PDRB, JENJANG)).toHaveText('');
  await saved(page);
  expect(await storedClass(PDRB)).toBeNull();

  await page.getByRole('link', { name: 'Rekap', exact: true }).click();
  const line = page.getByRole('row').filter({ hasText: 'Dinas Pertanian dan Ketahanan Pangan' });
  await expect(line).toContainText('1 dari 2');
  await expect(line).toContainText('1 Ultimate');
  await line.getByText('Dinas Pertanian dan Ketahanan Pangan').click();
  await expect(page).toHaveURL(new RegExp(`${MATRIX}\\?satuan_kerja_id=${UNIT}`));
  await expect(cell(page, POLA_PANGAN, JENJANG)).toHaveText('Ultimate');
});

test('a class that is chosen without a connection is kept, and saved when the line is back', async ({
  page,
  context,
}) => {
  await emptied(OFFLINE_UNIT);
  await signedIn(page, 'super');
  await chooseYear(page);
  await page.goto(`${MATRIX}?satuan_kerja_id=${OFFLINE_UNIT}`);
  await cell(page, KEPUASAN, JENJANG).click();
  await context.setOffline(true);
  await page.keyboard.press('4');
  await expect(page.locator('[data-summary]')).toContainText('Luring: 1 baris menunggu sambungan');
  await expect(cell(page, KEPUASAN, JENJANG)).toHaveText('Output');
  await context.setOffline(false);
  await saved(page);
  expect(await storedClass(KEPUASAN, OFFLINE_UNIT)).toBe('output');
});

test('a unit tells its outputs beyond plan by quarter, and the regency reads them in its sums', async ({
  page,
  browser,
}) => {
  await planner(page, UNIT);
  await page.goto(OUTPUT);
  await expect(page.getByText('adalah laporan tahun 2023')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Penambahan jumlah output tahun 2025' });
  const quarter = (at: number) => grid.getByRole('gridcell').nth(at);
  const before = (await quarter(1).textContent()) === '21' ? '22' : '21';
  await quarter(1).click();
  await page.keyboard.type(before);
  await page.keyboard.press('Tab');
  await page.keyboard.type('0,5');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-note]')).toContainText('bukan bilangan bulat');
  await page.keyboard.press('Escape');
  await saved(page);
  await page.getByRole('button', { name: 'Riwayat' }).click();
  await expect(page.getByRole('dialog', { name: 'Riwayat penambahan output' })).toContainText(
    /Dibuat|Diubah/,
  );

  const regency = await (await browser.newContext()).newPage();
  await signedIn(regency, 'pemda');
  await chooseYear(regency);
  await regency.goto(OUTPUT);
  await expect(regency.getByLabel('Jumlah seluruh satuan kerja')).toContainText('Triwulan 1');
  await expect(cell(regency, 'Dinas Pertanian', 1)).toHaveText(before);
  await cell(regency, 'Dinas Pertanian', 1).click();
  await expect(regency.getByRole('region', { name: 'Sel terpilih' })).toContainText(
    'diisi oleh satuan kerjanya sendiri',
  );
});
