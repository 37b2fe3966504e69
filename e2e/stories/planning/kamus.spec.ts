import type { Page } from '@playwright/test';
import { servers } from '../../server/servers';
import { newPerson, unique } from '../../support/api';
import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { shownAt } from '../../support/pages/shown-at';
import { signInAs } from '../../support/person';
import { diagramReady, expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, planner } from '../../support/rencana/rencana';

/** A unit whose plan of the year is still a draft. */
const UNIT = 1022;
const KAMUS = '/kamus-indikator-validasi-bappeda';
const SUB = '/kinerja-sub-kegiatan/validasi';
const NOTE = 'Satuan belum sama dengan versi kementerian';

interface Baris {
  readonly id: number;
  readonly versi: number;
  readonly indikator: string;
  readonly kinerja_id: number;
}

const rowsOf = async (path: string): Promise<readonly Baris[]> =>
  (await asSuper<{ data: Baris[] }>('GET', `${path}?satuan_kerja_id=${UNIT}`)).data;

/** One of Bappeda's validators at one of the two queues, with the rows of the story's unit. */
async function validator(page: Page, queue: string): Promise<void> {
  await signInAs(page.context(), await newPerson('validator_bappeda'));
  await chooseYear(page);
  await page.goto(`${queue}?satuan_kerja_id=${UNIT}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

const rowOf = (page: Page, { indikator }: Baris) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(indikator, { exact: true }) })
    .first();

test('an entry is refused with a note, mended by its unit, judged again, and read in the diagram', {
  tag: '@core',
}, async ({ page, browser }) => {
  const [entry] = await rowsOf('/kamus-indikator');
  if (entry === undefined) throw new Error('the unit has no entry');
  await validator(page, KAMUS);
  await rowOf(page, entry).focus();
  await page.keyboard.press('Enter');
  const checking = page.getByRole('dialog', { name: entry.indikator });
  await checking.getByRole('button', { name: 'Tidak valid' }).click();
  await expect(checking.getByText(/^Wajib diisi/)).toBeVisible();
  await expect(checking.getByLabel(/^Catatan/)).toBeFocused();
  await checking.getByLabel(/^Catatan/).fill(NOTE);
  await checking.getByRole('button', { name: 'Tidak valid' }).click();
  await expect(checking).toHaveCount(0);
  await expect(rowOf(page, entry)).toContainText('Tidak valid');

  const staff = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(staff, UNIT);
  await staff.goto(`/kamus-indikator?q=${encodeURIComponent(entry.indikator)}`);
  await expect(rowOf(staff, entry)).toContainText('Tidak valid');
  await rowOf(staff, entry)
    .getByRole('link', { name: /^Lihat/ })
    .click();
  await expect(staff.getByText(NOTE).first()).toBeVisible();
  await staff.getByRole('link', { name: 'Ubah', exact: true }).click();
  const definisi = `Definisi ${unique()}`;
  await staff.getByLabel('Definisi').fill(definisi);
  await staff.getByLabel(/^Formula/).fill('\\frac{a}{b} \\times 100\\%');
  await expect(staff.locator('[data-pratinjau-rumus] math')).toBeVisible();
  await staff.keyboard.press('Control+s');
  await expect(staff.getByText('Kamus indikator disimpan')).toBeVisible();
  await expect(rowOf(staff, entry)).toContainText('Perlu dinilai ulang');

  await page.goto(`${KAMUS}?satuan_kerja_id=${UNIT}&putusan=belum`);
  await expect(rowOf(page, entry)).toContainText('Perlu dinilai ulang');
  await rowOf(page, entry)
    .getByRole('button', { name: /^Periksa/ })
    .click();
  await expect(checking.getByText(definisi)).toBeVisible();
  await checking.getByRole('button', { name: 'Valid', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Dinyatakan valid' })).toBeVisible();

  const box = `kamus/kinerja-sub-kegiatan:${entry.kinerja_id}`;
  await staff.goto(`/display-mikro/cascading?satuan_kerja_id=${UNIT}&modal=${box}`);
  await diagramReady(staff);
  const modal = staff.getByRole('dialog', { name: 'Kamus Indikator' });
  await expect(modal.getByText(definisi)).toBeVisible();
  await expect(modal.getByText('Valid', { exact: true })).toBeVisible();
});

test('several sub-activities are judged at once; the one that changed meanwhile is named', async ({
  page,
}) => {
  await validator(page, SUB);
  const shown = (await rowsOf(SUB)) as readonly Baris[];
  const [one, two] = shown;
  if (one === undefined || two === undefined) throw new Error('two rows are needed');
  await page
    .getByRole('checkbox', { name: `Pilih ${one.indikator}` })
    .first()
    .check();
  await page
    .getByRole('checkbox', { name: `Pilih ${two.indikator}` })
    .first()
    .check();
  await expect(page.getByText(`2 dari ${shown.length} baris dipilih`)).toBeVisible();
  await asSuper(
    'PUT',
    `/kinerja-sub-kegiatan/${two.id}/validasi`,
    { valid: false, catatan: NOTE },
    { 'if-match': `"${two.versi}"` },
  );
  await page.getByRole('button', { name: 'Valid', exact: true }).click();
  const asking = page.getByRole('dialog', { name: /^Nyatakan 2/ });
  await asking.getByRole('button', { name: 'Nyatakan valid' }).dblclick();
  const left = page.getByRole('alert');
  await expect(left).toContainText('1 baris diputuskan, 1 tidak');
  await expect(left).toContainText(two.indikator);
  await expect(rowOf(page, two)).toContainText(NOTE);

  await page.getByRole('main').getByRole('button', { name: 'Validasi', exact: true }).click();
  await page.getByRole('combobox', { name: /^Validasi/ }).selectOption({ label: 'Sudah valid' });
  await expect(page).toHaveURL(/validasi=1/);
  await expect(rowOf(page, one)).toContainText('Valid');
  await expect(rowOf(page, two)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor XLSX' }).click();
  expect((await download).suggestedFilename()).toBe('validasi-kinerja-sub-kegiatan-2025.xlsx');
});

test('a verdict on a sub-activity ends when the unit rewords it', async ({ page }) => {
  const rows = await rowsOf(SUB);
  const row = rows.at(-1);
  if (row === undefined) throw new Error('a row is needed');
  await asSuper(
    'PUT',
    `/kinerja-sub-kegiatan/${row.id}/validasi`,
    { valid: true, catatan: null },
    { 'if-match': `"${row.versi}"` },
  );
  await planner(page, UNIT);
  await page.goto(`/kinerja-sub-kegiatan/${row.id}/edit`);
  await page.getByLabel('Sasaran', { exact: true }).fill(`Sasaran ${unique()}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Kinerja sub kegiatan disimpan')).toBeVisible();
  await page.goto(`/kinerja-sub-kegiatan/${row.id}`);
  await expect(page.getByRole('definition').filter({ hasText: /^Belum divalidasi$/ })).toBeVisible();
});

test('an output of a functional position is added with a sub-activity, once', async ({ page }) => {
  await planner(page, UNIT);
  const word = unique();
  await page.goto('/kamus-indikator');
  await page.getByRole('link', { name: 'Jabatan fungsional' }).click();
  await page.getByRole('link', { name: 'Tambah kamus indikator fungsional' }).click();
  await page.getByLabel('Jabatan fungsional').fill('Penggerak Swadaya Masyarakat Ahli Muda');
  await page.getByLabel('Indikator', { exact: true }).fill(`Jumlah desa ${word}`);
  await page.getByLabel('Satuan', { exact: true }).fill('desa');
  await page.getByRole('combobox', { name: /^Sub kegiatan/ }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  page.on('dialog', (dialog) => void dialog.accept());
  await expect(page.getByText(/^Draf tersimpan/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Lanjutkan isian' }).click();
  await expect(page.getByLabel('Satuan', { exact: true })).toHaveValue('desa');
  await page.getByRole('button', { name: 'Simpan' }).dblclick();
  await expect(page).toHaveURL(shownAt('/kamus-indikator-fungsional'));
  await page.getByLabel('Cari kamus indikator fungsional').fill(word);
  await expect(page.getByRole('row').filter({ hasText: `Jumlah desa ${word}` })).toHaveCount(1);
});

test('a form with something typed asks before it is closed', async ({ page }) => {
  const [entry] = await rowsOf('/kamus-indikator');
  await planner(page, UNIT);
  await page.goto(`/kamus-indikator?panel=ubah-${entry?.id}`);
  await page.getByLabel('Definisi').fill('Belum disimpan');
  await page.getByRole('link', { name: 'Batal' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('the queues are Bappeda’s and the dictionary is the units’: others are refused', {
  tag: '@core',
}, async ({ page, browser }) => {
  await signedIn(page, 'dinkes');
  for (const path of [KAMUS, SUB]) {
    await page.goto(path);
    await expect(page.getByText('Anda tidak memiliki hak akses ke halaman ini')).toBeVisible();
  }
  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await signedIn(other, 'val_bappeda');
  for (const path of ['/kamus-indikator', '/kamus-indikator-fungsional']) {
    await other.goto(path);
    await expect(other.getByText('Anda tidak memiliki hak akses ke halaman ini')).toBeVisible();
  }
});

test('no barrier on the four pages and their panels, light or dark', async ({ page, browser }) => {
  test.slow();
  const [entry] = await rowsOf('/kamus-indikator');
  const check = async (at: Page, path: string, ready: string) => {
    await at.emulateMedia({ reducedMotion: 'reduce' });
    await at.goto(path);
    await expect(at.locator(ready).first()).toBeVisible();
    await expect(at.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessibleInThemes(at);
  };
  await planner(page, UNIT);
  await check(page, '/kamus-indikator', 'tbody tr[tabindex]');
  await check(page, `/kamus-indikator?panel=lihat-${entry?.id}`, 'dl');
  await check(page, `/kamus-indikator?panel=ubah-${entry?.id}`, 'form');
  await check(page, '/kamus-indikator-fungsional', 'tbody tr[tabindex]');
  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await validator(other, KAMUS);
  await check(other, `${KAMUS}?satuan_kerja_id=${UNIT}`, 'tbody tr[tabindex]');
  await check(other, `${KAMUS}?satuan_kerja_id=${UNIT}&panel=periksa-${entry?.id}`, '[role=dialog]');
  await check(other, `${SUB}?satuan_kerja_id=${UNIT}`, 'tbody tr[tabindex]');
});
