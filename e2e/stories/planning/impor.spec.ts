import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unique } from '../../support/api';
import { fileOf } from '../../support/cascading/export-file';
import { expect, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, kinerjaFound, planner } from '../../support/rencana/rencana';
import { rowsOf, withRows, zipBomb } from '../../support/workbook';

test.use({ journey: 'impor' });

/** Any unit: super writes the nomenclature, whatever the state of its plan. */
const DINKES = 'Dinas Kesehatan';
/** A unit whose plan was returned for mending. */
const RETURNED = 1028;

const twoDigits = () => String(randomInt(10, 100));
/** Codes that no other story and no earlier run has. */
const newProgram = () => `9.${twoDigits()}.${twoDigits()}`;

const dialogOf = (page: Page, name: 'nomenklatur' | 'kaskade') =>
  page.getByRole('dialog', { name: `Impor ${name}` });

async function openNomenklatur(page: Page) {
  await signedIn(page, 'super');
  await chooseYear(page);
  await page.goto('/program');
  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = dialogOf(page, 'nomenklatur');
  await dialog.getByRole('combobox', { name: 'Satuan kerja' }).click();
  await page.getByRole('option', { name: DINKES, exact: true }).click();
  return dialog;
}

interface SentFile {
  readonly name: string;
  readonly bytes: string | Buffer;
}

async function preview(page: Page, { name, bytes }: SentFile) {
  const dialog = page.getByRole('dialog', { name: /^Impor / });
  await dialog
    .getByLabel('Berkas', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await dialog.getByRole('button', { name: 'Buat pratinjau' }).click();
}

const count = (page: Page, words: string) => page.getByRole('button', { name: words });

const programsOf = async (kode: string) =>
  (await asSuper<{ data: { kode: string; nama: string }[] }>('GET', `/program?q=${kode}`)).data;

test('a CSV in the ministry’s codes shows each problem at its row, is mended, and is written once', {
  tag: '@core',
}, async ({ page }) => {
  const kode = newProgram();
  const csv = (kegiatan: string, pagu: string) =>
    [
      'Daftar program tahun ini;;',
      'Kode;Uraian;Pagu',
      `${kode};Program ${kode};1.250.000`,
      `${kegiatan};Kegiatan ${kode};${pagu}`,
      `${kode}.2.01.0001;=2+3;250.000,50`,
    ].join('\n');
  const dialog = await openNomenklatur(page);
  await preview(page, { name: 'salah.csv', bytes: csv(`${kode}.2`, 'sejuta') });
  await expect(count(page, '2 Bermasalah')).toBeVisible();
  await expect(dialog.getByText('Baris yang dilewati: 1 (di atas judul kolom).')).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText('1.250.000');
  const rows = dialog.getByRole('row');
  await expect(rows.filter({ hasText: `${kode}.2` }).first()).toContainText(`(tertulis "${kode}.2")`);
  await expect(rows.filter({ hasText: `${kode}.2` }).first()).toContainText('(tertulis "sejuta")');
  await expect(rows.filter({ hasText: '=2+3' })).toContainText(`Induknya, ${kode}.2.01, tidak ada`);
  await expect(dialog.getByRole('button', { name: 'Jalankan impor' })).toHaveCount(0);
  await count(page, '1 Baru').click();
  await expect(rows).toHaveCount(2);

  await dialog.getByRole('button', { name: 'Kirim berkas lain' }).click();
  await expect(dialog.getByText(DINKES, { exact: true })).toBeVisible();
  await preview(page, { name: 'benar.csv', bytes: csv(`${kode}.2.01`, 'Rp 750.000') });
  await expect(count(page, '3 Baru')).toBeVisible();
  expect(await programsOf(kode)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Jalankan impor' }).dblclick();
  await expect(dialog.getByText('Selesai: 3 baris baru dan 0 perubahan tertulis.')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('Selesai: 3 baris baru dan 0 perubahan tertulis.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByLabel('Cari program').fill(kode);
  await expect(page.getByRole('row').filter({ hasText: `Program ${kode}` })).toHaveCount(1);
  expect(await programsOf(kode)).toHaveLength(1);
});

test('ten thousand rows of a workbook show their progress, are stopped without a trace, and run again', async ({
  page,
}) => {
  const urusan = `8.${twoDigits()}`;
  const dialog = await openNomenklatur(page);
  const offered = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh templat' }).click();
  const template = await readFile(await fileOf(await offered));
  const [heads] = rowsOf(template);
  expect(heads).toEqual(['Kode', 'Nama', 'Pagu', 'Indikator Kemendagri', 'Satuan Kemendagri']);
  const bytes = withRows(template, nomenklaturRows(urusan));

  await preview(page, { name: 'besar.xlsx', bytes });
  await expect(count(page, '10.000 Baru')).toBeVisible();
  await dialog.getByRole('button', { name: 'Jalankan impor' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hentikan' }).click();
  await expect(dialog.getByText('Dibatalkan; tidak ada yang tertulis.')).toBeVisible();
  expect(await programsOf(urusan)).toHaveLength(0);

  await dialog.getByRole('button', { name: 'Kirim berkas lain' }).click();
  await expect(dialog.getByText(DINKES, { exact: true })).toBeVisible();
  await preview(page, { name: 'besar.xlsx', bytes });
  await dialog.getByRole('button', { name: 'Jalankan impor' }).click();
  await expect(dialog.getByText('Selesai: 10.000 baris baru')).toBeVisible();

  await page.getByRole('button', { name: 'Tutup' }).last().click();
  await page.getByRole('button', { name: 'Impor' }).click();
  await dialog.getByRole('combobox', { name: 'Satuan kerja' }).click();
  await page.getByRole('option', { name: DINKES, exact: true }).click();
  await preview(page, { name: 'besar.xlsx', bytes });
  await expect(count(page, '10.000 Sama')).toBeVisible();
  await expect(dialog.getByText('Semua baris sudah sama dengan data tahun ini.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Jalankan impor' })).toHaveCount(0);
});

/** 10,000 rows: 40 programmes with ten activities and 239 sub-activities each. */
function nomenklaturRows(urusan: string): (string | number | null)[][] {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return Array.from({ length: 40 }, (_, program) => {
    const kode = `${urusan}.${pad(program + 1, 2)}`;
    const kegiatan = Array.from({ length: 10 }, (__, index) => `${kode}.2.${pad(index + 1, 2)}`);
    const sub = Array.from({ length: 239 }, (__, index) => `${kegiatan[index % 10]}.${pad(index + 1, 4)}`);
    return [
      [kode, `Program ${kode}`, 1_000_000_000],
      ...kegiatan.map((each) => [each, `Kegiatan ${each}`, 100_000_000]),
      ...sub.map((each) => [each, `Sub kegiatan ${each}`, 4_000_000, 'Jumlah dokumen', 'Dokumen']),
    ];
  }).flat();
}

test('files that cannot be read are refused in words that say what to do', async ({ page }) => {
  const dialog = await openNomenklatur(page);
  const offered = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh templat' }).click();
  const template = await readFile(await fileOf(await offered));
  const refused: [SentFile, string][] = [
    [
      { name: 'latin1.csv', bytes: Buffer.from('Kode;Nama\n1.02.02;Caf\u00e9', 'latin1') },
      'Simpan sebagai "CSV UTF-8"',
    ],
    [
      { name: 'lama.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') },
      'Simpan sebagai XLSX tanpa kata sandi',
    ],
    [{ name: 'gambar.xlsx', bytes: Buffer.from('89504e470d0a1a0a00', 'hex') }, 'Kirim XLSX atau CSV'],
    [{ name: 'putus.xlsx', bytes: template.subarray(0, 900) }, 'Berkas tidak dapat dibaca'],
    [{ name: 'bom.xlsx', bytes: zipBomb(template) }, 'terlalu besar setelah dibuka'],
    [{ name: 'lain.csv', bytes: 'No;Uraian\n1;Program' }, 'Kolom Kode tidak ditemukan. Pakai templat.'],
    [{ name: 'kosong.csv', bytes: 'Kode;Nama\n' }, 'tidak memuat satu baris pun'],
  ];
  for (const [file, words] of refused) {
    await preview(page, file);
    await expect(dialog.getByText(words)).toBeVisible();
  }
  const large = test.info().outputPath('besar.csv');
  await writeFile(large, Buffer.alloc(50 * 1024 * 1024, 'a'));
  await dialog.getByLabel('Berkas', { exact: true }).setInputFiles(large);
  await expect(dialog.getByText('besar.csv melebihi 20 MB')).toBeVisible();
  await preview(page, { name: 'templat.xlsx', bytes: template });
  await expect(count(page, '0 Bermasalah')).toBeVisible();
});

test('a unit’s whole cascade goes out in the template, comes back changed, and a second time finds nothing to do', async ({
  page,
}) => {
  await planner(page, RETURNED);
  await page.goto('/kinerja-program');
  await page.getByRole('button', { name: 'Impor' }).click();
  const dialog = dialogOf(page, 'kaskade');
  const offered = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh templat' }).click();
  const template = await readFile(await fileOf(await offered));
  const [heads = [], ...rows] = rowsOf(template);
  const place = (judul: string) => heads.indexOf(judul);
  const program = rows.find((row) => row[place('Tingkat')] === 'Program');
  if (program === undefined) throw new Error('the template has no programme');
  const word = unique();
  const line = (cells: Record<string, string | number>) => heads.map((judul) => cells[String(judul)] ?? null);
  const added = ['Program', 'Kegiatan', 'Sub Kegiatan'].map((tingkat) =>
    line({
      Tingkat: tingkat,
      Sasaran: `Meningkatnya ${word}`,
      Indikator: `${tingkat} ${word}`,
      Satuan: 'Dokumen',
      Target: 10,
      'Target TW 1': 1,
      'Target TW 2': 2,
      'Target TW 3': 3,
      'Target TW 4': 4,
    }),
  );
  const old = String(program[place('Sasaran')]);
  program[place('Sasaran')] = `Tertata kembali ${word}`;
  const bytes = withRows(template, [...rows, ...added]);

  await preview(page, { name: 'kaskade.xlsx', bytes });
  await expect(count(page, '3 Baru')).toBeVisible();
  await expect(count(page, '1 Berubah')).toBeVisible();
  await expect(count(page, `${rows.length - 1} Sama`)).toBeVisible();
  await count(page, '1 Berubah').click();
  const changed = dialog.getByRole('row').nth(1);
  await expect(changed.locator('del')).toHaveText(old);
  await expect(changed).toContainText(`Tertata kembali ${word}`);
  await dialog.getByRole('button', { name: 'Jalankan impor' }).click();
  await expect(dialog.getByText('Selesai: 3 baris baru dan 1 perubahan tertulis.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();
  await page.getByLabel('Cari kinerja program').fill(word);
  await expect(page.getByRole('row').filter({ hasText: `Program ${word}` })).toHaveCount(1);

  await page.getByRole('button', { name: 'Impor' }).click();
  await preview(page, { name: 'kaskade.xlsx', bytes });
  await expect(count(page, `${rows.length + added.length} Sama`)).toBeVisible();
  expect(await kinerjaFound(word, RETURNED)).toHaveLength(2);
});
