import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { unique } from '../../support/api';
import { expect, signedIn, test } from '../../support/portal';

/** A valid number that no other story and no earlier run has. */
function newNip(appointed = '201903'): string {
  const day = String(randomInt(1, 29)).padStart(2, '0');
  return `199203${day}${appointed}1${randomInt(100, 1000)}`;
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function addPegawai(page: Page, nip: string, nama: string) {
  await page.goto('/pegawai');
  await page.getByRole('button', { name: 'Tambah pegawai' }).click();
  const dialog = dialogOf(page, 'Tambah pegawai');
  await dialog.getByLabel('NIP', { exact: true }).fill(nip);
  await dialog.getByLabel('Nama dan gelar').fill(nama);
  await dialog.getByLabel('Jabatan', { exact: true }).fill('Pengelola Data');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { name: nama })).toBeVisible();
}

test('an employee is added, gets another post, retires and comes back, with all posts by time', {
  tag: '@core',
}, async ({ page }) => {
  const [nip, nama] = [newNip(), `Rahma ${unique()}`];
  await signedIn(page, 'dinkes');
  await addPegawai(page, nip, nama);

  await page.getByRole('button', { name: 'Catat pindah' }).click();
  const move = dialogOf(page, 'Catat pindah atau jabatan baru');
  await move.getByLabel('Jabatan', { exact: true }).fill('Analis Kesehatan');
  await move.getByLabel('Terhitung mulai tanggal').fill('2025-01-02');
  await move.getByRole('button', { name: 'Catat' }).click();
  const posts = page.getByRole('table', { name: 'Jabatan menurut waktu' });
  await expect(posts.getByRole('row').nth(1)).toContainText('Analis Kesehatan');
  await expect(posts.getByRole('row').nth(2)).toContainText('Pengelola Data');

  await page.getByRole('button', { name: 'Catat berhenti' }).click();
  const end = page.getByRole('dialog');
  await end.getByLabel('Sejak tanggal').fill('2025-02-01');
  await end.getByRole('button', { name: 'Catat berhenti' }).click();
  await expect(page.getByText(/^Pensiun sejak/)).toBeVisible();

  await page.getByRole('button', { name: 'Catat kembali bekerja' }).click();
  const back = dialogOf(page, 'Catat kembali bekerja');
  await back.getByLabel('Terhitung mulai tanggal').fill('2025-03-03');
  await back.getByRole('button', { name: 'Catat' }).click();
  await expect(posts.getByRole('row')).toHaveCount(4);

  await page.goto(`/pegawai?cakupan=semua&q=${nip}`);
  await expect(page.getByRole('main').getByText(nama).first()).toBeVisible();
  await signedIn(page, 'rsud');
  await page.goto(`/pegawai?cakupan=semua&q=${nip}`);
  await expect(page.getByText('Tidak ada pegawai yang cocok dengan saringan.')).toBeVisible();
  await page.goto(`/pegawai?cakupan=semua&q=${encodeURIComponent(nama)}`);
  await expect(page.getByRole('main').getByText(nama).first()).toBeVisible();
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
  await page.getByRole('button', { name: 'Ekspor XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^skp-\d{4}\.xlsx$/);
});
