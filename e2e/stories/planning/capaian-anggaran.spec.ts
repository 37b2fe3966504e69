import type { Locator, Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { api, newPerson, sessionOf } from '../../support/api';
import { expectAccessible } from '../../support/pages/accessible';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, planner } from '../../support/rencana/rencana';

/** Units whose key indicators are typed into: one for each story, so that none meets another's version. */
const UNIT = 1016;
const UNDO_UNIT = 1020;
const CONFLICT_UNIT = 1017;
const LATE_UNIT = 1018;

interface Iku {
  readonly id: number;
  readonly versi: number;
  readonly indikator: string;
  readonly realisasi: number | null;
  readonly rata_nasional: number | null;
}

const ikuOf = async (unit: number, headers = {}): Promise<Iku> => {
  const path = `/capaian-iku?tingkat=pd&satuan_kerja_id=${unit}`;
  const { data } = await asSuper<{ data: Iku[] }>('GET', path, undefined, headers);
  const [first] = data;
  if (first === undefined) throw new Error(`Unit ${unit} has no key indicator`);
  return first;
};
const write = (tingkat: string, { id, versi }: Iku, realisasi: number | null, rata_nasional: number | null) =>
  asSuper('PUT', `/capaian-iku/${tingkat}/${id}`, { realisasi, rata_nasional }, { 'if-match': `"${versi}"` });

const figures = (page: Page) => page.getByRole('table', { name: /^Target dan realisasi IKU/ });
const rowOf = (page: Page, { indikator }: Iku) =>
  figures(page).getByRole('row').filter({ hasText: indikator });
const fieldOf = (page: Page, { indikator }: Iku) =>
  page.getByRole('textbox', { name: `Realisasi ${indikator}`, exact: true });

test('a realisation changes achievement and predicate at once, and they stay after a reload', {
  tag: '@core',
}, async ({ page }) => {
  const iku = await ikuOf(UNIT);
  await planner(page, UNIT);
  await page.goto('/capaian-iku');
  const row = rowOf(page, iku);
  await expect(row).toContainText(/Tinggi|Sedang|Rendah/);
  await fieldOf(page, iku).fill('0');
  await expect(row).toContainText('0%');
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, iku)).not.toHaveValue('0');

  const before = await row.textContent();
  await fieldOf(page, iku).fill('0');
  await page.keyboard.press('Enter');
  await expect(row.getByText('Tersimpan')).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, iku)).toHaveValue('0');
  expect(await row.textContent()).not.toBe(before);
  await expectAccessible(page);

  await write('pd', await ikuOf(UNIT), iku.realisasi, iku.rata_nasional);
});

test('what was saved is undone by its button', async ({ page }) => {
  const iku = await ikuOf(UNDO_UNIT);
  await planner(page, UNDO_UNIT);
  await page.goto('/capaian-iku');
  const typed = await fieldOf(page, iku).inputValue();
  await fieldOf(page, iku).fill('1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Urungkan simpanan ${iku.indikator}` }).click();
  await expect(fieldOf(page, iku)).toHaveValue(typed);
  await expect.poll(async () => (await ikuOf(UNDO_UNIT)).realisasi).toBe(iku.realisasi);
});

test('the regency’s indicators are typed by the regency, and read by everybody else', async ({ page }) => {
  await signedIn(page, 'pemda');
  await chooseYear(page);
  await page.goto('/capaian-iku');
  await expect(figures(page).getByRole('textbox', { name: /^Realisasi/ })).toHaveCount(12);
  await page.getByRole('link', { name: 'Satuan kerja', exact: true }).click();
  await expect(figures(page).getByRole('row')).toHaveCount(21);
  await expect(figures(page).getByRole('textbox')).toHaveCount(0);

  for (const account of ['dinkes', 'pemda_pantau'] as const) {
    await page.context().clearCookies();
    await signedIn(page, account);
    await chooseYear(page);
    await page.goto('/capaian-iku?tingkat=kabupaten');
    await expect(figures(page).getByRole('row')).toHaveCount(13);
    await expect(figures(page).getByRole('textbox')).toHaveCount(0);
  }

  const stranger = await sessionOf(await newPerson('perangkat_daerah', CONFLICT_UNIT));
  const { id, versi } = await ikuOf(UNIT);
  const answer = await api('PUT', `/capaian-iku/pd/${id}`, {
    token: stranger,
    body: { realisasi: 1, rata_nasional: null },
    headers: { 'default-key-tahun-kinerja': '2025', 'if-match': `"${versi}"` },
  });
  expect(answer.status).toBe(403);
});

test('two who type the same figure: the slower sees both and chooses', { tag: '@core' }, async ({ page }) => {
  const iku = await ikuOf(CONFLICT_UNIT);
  await planner(page, CONFLICT_UNIT);
  await page.goto('/capaian-iku');
  await fieldOf(page, iku).fill('3');
  await write('pd', iku, 2, iku.rata_nasional);
  await page.keyboard.press('Enter');
  const alert = rowOf(page, iku).getByRole('alert');
  await expect(alert).toContainText('Baru saja diubah orang lain: realisasi 2');
  await alert.getByRole('button', { name: 'Simpan isian saya' }).click();
  await expect(rowOf(page, iku).getByText('Tersimpan')).toBeVisible();
  const now = await ikuOf(CONFLICT_UNIT);
  expect(now).toMatchObject({ realisasi: 3, versi: iku.versi + 2 });
  await write('pd', now, iku.realisasi, iku.rata_nasional);
});

test('after the last quarter’s deadline a late save keeps what was typed, and the page only reads', async ({
  page,
}) => {
  // 2024: the stories of planning work in another year.
  const year = { 'default-key-tahun-kinerja': '2024' };
  const { data: deadlines } = await asSuper<{
    data: { id: number; versi: number; kode: string; nama: string; nilai_date: string | null }[];
  }>('GET', '/referensi', undefined, year);
  const quarters = deadlines.filter(({ kode }) => kode.startsWith('batas_realisasi'));
  expect(quarters).toHaveLength(4);
  const close = (date: (kept: string | null) => string | null, step: number) =>
    Promise.all(
      quarters.map(({ id, versi, kode, nama, nilai_date }) =>
        asSuper(
          'PUT',
          `/referensi/${id}`,
          { kode, nama, nilai_date: date(nilai_date), nilai_text: null },
          { ...year, 'if-match': `"${versi + step}"` },
        ),
      ),
    );

  const iku = await ikuOf(LATE_UNIT, year);
  await planner(page, LATE_UNIT);
  const { hostname } = new URL(servers.demo.origin);
  await page
    .context()
    .addCookies([{ name: 'selaras_tahun_kinerja', value: '2024', domain: hostname, path: '/' }]);
  await close(() => '2099-12-31', 0);
  try {
    await page.goto('/capaian-iku');
    await fieldOf(page, iku).fill('7');
    await close(() => '2025-01-02', 1);
    await page.keyboard.press('Enter');
    await expect(rowOf(page, iku).getByRole('alert')).toContainText(
      'Batas waktu pengisian realisasi itu sudah lewat',
    );
    await expect(fieldOf(page, iku)).toHaveValue('7');
    await rowOf(page, iku).getByRole('button', { name: 'Batalkan isian' }).click();
    await page.reload();
    await expect(page.locator('[data-pengisian=tertutup]')).toContainText('sudah lewat');
    await expect(figures(page).getByRole('textbox')).toHaveCount(0);
  } finally {
    await close((kept) => kept, 2);
  }
});

const TREE = 'treegrid';
const moneyOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

/** The lines of the tree as they are shown: depth and the seven amounts of each, the total last. */
const shownLines = async (grid: Locator) =>
  (
    await grid.locator('tbody tr, tfoot tr').evaluateAll((rows) =>
      rows.map((row) => ({
        depth: Number(row.getAttribute('data-tingkat') ?? -1),
        cells: [...row.querySelectorAll('td')].slice(0, 7).map((cell) => cell.textContent ?? ''),
      })),
    )
  ).map(({ depth, cells }) => ({ depth, amounts: cells.map(moneyOf) }));

test('every sum that the budget shows equals the parts that it shows, down to the last line', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.goto('/rekap-anggaran?sampai=sub_kegiatan');
  const grid = page.getByRole(TREE);
  await expect(grid.getByRole('row').first()).toBeVisible();
  const lines = await shownLines(grid);
  expect(lines.length).toBeGreaterThan(20);
  const sumOf = (parts: readonly { amounts: number[] }[]) =>
    [0, 1, 2, 3, 4, 5, 6].map((at) => parts.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0));
  const total = lines.pop();
  expect(sumOf(lines.filter(({ depth }) => depth === 0))).toEqual(total?.amounts);
  lines.forEach(({ depth, amounts }, at) => {
    const end = lines.findIndex((line, place) => place > at && line.depth <= depth);
    const below = lines.slice(at + 1, end < 0 ? undefined : end).filter((line) => line.depth === depth + 1);
    if (below.length > 0) expect(sumOf(below)).toEqual(amounts);
  });

  await page.context().clearCookies();
  await signedIn(page, 'pemda');
  await chooseYear(page);
  await page.goto('/rekap-anggaran');
  await expect(grid.locator('tbody tr')).toHaveCount(40);
  const units = await shownLines(grid);
  const regency = units.pop();
  expect(sumOf(units)).toEqual(regency?.amounts);
  const own = grid.getByRole('row').filter({ hasText: 'Dinas Kesehatan' });
  expect((await own.locator('td').allTextContents()).slice(0, 7).map(moneyOf)).toEqual(total?.amounts);
  await own.getByRole('link').click();
  await expect(page).toHaveURL(/satuan_kerja_id=1012/);
});

test('the tree is walked by keyboard alone, prints without its tools, and opens its printable version', async ({
  page,
}) => {
  await signedIn(page, 'dinkes');
  await chooseYear(page);
  await page.goto('/rekap-anggaran?sampai=program');
  const grid = page.getByRole(TREE);
  const first = grid.locator('tbody tr').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(grid.locator('tbody tr').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('End');
  await expect(grid.locator('tbody tr').last()).toBeFocused();
  await expectAccessible(page);

  const total = (await grid.locator('tfoot td').first().textContent()) ?? '';
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Ekspor XLSX' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cetak' })).toBeHidden();
  await expect(grid.locator('tfoot')).toBeVisible();
  const clipped = await grid.evaluate((table) => getComputedStyle(table.parentElement as Element).overflowX);
  expect(clipped).toBe('visible');
  await page.emulateMedia({ media: 'screen' });

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Rekap Anggaran', exact: true }).click();
  const printable = await opening;
  await expect(printable.getByRole('heading', { name: 'Rekap Anggaran Tahun 2025' })).toBeVisible();
  await expect(printable.locator('tr.total')).toContainText(total);
  expect(new URL(printable.url()).pathname).toBe('/api/rekap-anggaran');
  await printable.reload();
  await expect(printable.locator('tr.total')).toContainText(total);
});

test('both recaps leave as spreadsheets', async ({ page }) => {
  await signedIn(page, 'super');
  await chooseYear(page);
  for (const [path, name] of [
    ['/rekap-anggaran', 'rekap-anggaran-kabupaten-2025.xlsx'],
    ['/rekap-anggaran?satuan_kerja_id=1012', 'rekap-anggaran-1012-2025.xlsx'],
    ['/capaian-iku?tingkat=pd', 'capaian-iku-pd-2025.xlsx'],
  ] as const) {
    await page.goto(path);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ekspor XLSX' }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});
