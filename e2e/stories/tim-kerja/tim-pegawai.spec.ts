import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { unique } from '../../support/api';
import { pressOn, skipToContent, tabTo } from '../../support/keyboard';
import { expect, signedIn, test } from '../../support/portal';

/** A valid number that no other story and no earlier run has. */
function newNip(appointed = '201903'): string {
  const day = String(randomInt(1, 29)).padStart(2, '0');
  return `199203${day}${appointed}1${randomInt(100, 1000)}`;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a dialog by keys, types its fields, dates as month, day and year, and sends it. */
async function byKeys(
  page: Page,
  opener: string,
  dialog: Locator,
  fields: readonly (readonly [label: string, text: string])[],
  send: string,
) {
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: opener }));
  await expect(dialog).toBeVisible();
  for (const [label, text] of fields) {
    await tabTo(page, dialog.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await pressOn(page, dialog.getByRole('button', { name: send }));
  await expect(dialog).toBeHidden();
}

test('an employee is added, gets another post, retires and comes back, with all posts by time and his targets, by keys', {
  tag: '@core',
}, async ({ page }) => {
  const [nip, nama] = [newNip(), `Rahma ${unique()}`];
  await signedIn(page, 'dinkes');
  await page.goto('/pegawai');
  await expect(page.getByRole('button', { name: 'Tambah pegawai' })).toBeVisible();
  const whom = [
    ['NIP', nip],
    ['Nama dan gelar', nama],
    ['Jabatan', 'Pengelola Data'],
  ] as const;
  await byKeys(page, 'Tambah pegawai', dialogOf(page, 'Tambah pegawai'), whom, 'Simpan');
  await expect(page.getByRole('heading', { name: nama })).toBeVisible();

  const move = dialogOf(page, 'Catat pindah atau jabatan baru');
  const post = [
    ['Jabatan', 'Analis Kesehatan'],
    ['Terhitung mulai tanggal', '01022025'],
  ] as const;
  await byKeys(page, 'Catat pindah', move, post, 'Catat');
  const posts = page.getByRole('table', { name: 'Jabatan menurut waktu' });
  await expect(posts.getByRole('row').nth(1)).toContainText(/Sekarang\s*Analis Kesehatan/);
  await expect(posts.getByRole('row').nth(2)).toContainText('Pengelola Data');

  const end = page.getByRole('dialog', { name: `Catat ${nama} berhenti?` });
  await byKeys(page, 'Catat berhenti', end, [['Sejak tanggal', '02012025']], 'Catat berhenti');
  await expect(page.getByText(/^Pensiun sejak/)).toBeVisible();

  const back = dialogOf(page, 'Catat kembali bekerja');
  await byKeys(page, 'Catat kembali bekerja', back, [['Terhitung mulai tanggal', '03032025']], 'Catat');
  await expect(posts.getByRole('row')).toHaveCount(4);

  // His targets, and back to the list, where he is found.
  await pressOn(page, page.getByRole('link', { name: 'SKP tahun ini' }));
  await expect(page.getByRole('article', { name: 'SKP' }).getByText(nama).first()).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Remah roti' });
  await pressOn(page, trail.getByRole('link', { name: 'Pegawai', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pegawai' })).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(nip);
  const found = page.getByRole('row').filter({ hasText: nama });
  await expect(found).toBeVisible();
  await pressOn(page, found);
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible();
  await signedIn(page, 'rsud');
  await page.goto(`/pegawai?cakupan=semua&q=${nip}`);
  await expect(page.getByText('Tidak ada pegawai yang cocok dengan saringan.')).toBeVisible();
  await page.goto(`/pegawai?cakupan=semua&q=${encodeURIComponent(nama)}`);
  await expect(page.getByRole('row').filter({ hasText: nama })).toBeVisible();
  await expect(page.getByText(nip)).toHaveCount(0);
});

test('a sheet of employees says what is wrong, is written once, and finds nothing to do a second time', {
  tag: '@core',
}, async ({ page }) => {
  const [nip, pppk] = [newNip('201804'), newNip('202121')];
  const csv = (first: string) =>
    [
      'NIP;Nama;Jabatan;Jenis jabatan',
      `${first};Satu Uji;Staf;Pelaksana`,
      `${pppk};Dua Uji;Bidan;Fungsional`,
    ].join('\n');
  const send = async (text: string) => {
    await page.goto('/pegawai?impor=baru');
    const dialog = dialogOf(page, 'Impor pegawai');
    await dialog.getByLabel('Berkas', { exact: true }).setInputFiles({
      name: 'pegawai.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
    await dialog.getByRole('button', { name: 'Buat pratinjau' }).click();
    return dialog;
  };
  await signedIn(page, 'dinkes');
  const wrong = await send(csv('12345'));
  await expect(wrong.getByText('NIP terdiri atas 18 angka (tertulis "12345")')).toBeVisible();
  await expect(wrong.getByRole('button', { name: 'Jalankan impor' })).toHaveCount(0);
  const right = await send(csv(nip));
  await right.getByRole('button', { name: 'Jalankan impor' }).click();
  await expect(right.getByText('Selesai: 2 baris baru dan 0 perubahan tertulis.')).toBeVisible();
  const again = await send(csv(nip));
  await expect(again.getByText('Semua baris sudah sama dengan data pegawai.')).toBeVisible();
});

test('targets of the year lie on one sheet, also on a telephone, and are taken along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'kadinkes');
  await page.goto('/skp');
  const sheet = page.getByRole('article', { name: 'SKP' });
  await expect(sheet.getByRole('table', { name: 'A. Utama' })).toBeVisible();
  await expect(sheet.getByText('Berorientasi Pelayanan')).toBeVisible();
  const download = page.waitForEvent('download');
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Ekspor XLSX' }));
  expect((await download).suggestedFilename()).toMatch(/^skp-\d{4}\.xlsx$/);

  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...paper.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.length).toBeGreaterThan(0);
  // A4 across, in points; what is wider than the sheet would be cut off.
  expect(
    new Set(sheets.map(([, wide, high]) => `${Math.round(Number(wide))}×${Math.round(Number(high))}`)),
  ).toEqual(new Set(['842×595']));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: Math.floor(((297 - 24) / 25.4) * 96), height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const words = ['A. Utama', 'Perilaku kerja', 'Pejabat penilai kinerja'];
  for (const one of words) await expect(sheet.getByText(one).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ekspor XLSX' })).toBeHidden();
});
