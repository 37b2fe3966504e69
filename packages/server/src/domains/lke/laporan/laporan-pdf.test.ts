import { LETTER_WIDTH } from '../../../kit/pdf/letter';
import { PdfPrinter } from '../../../kit/pdf/pdf-printer';
import { qrPng } from '../../../kit/qr/qr-png';
import { readPdf } from '../../../testing/pdf-text';
import type { Laporan } from './laporan';
import type { Bagian } from './laporan-bagian';
import { laporanPdf } from './laporan-pdf';

const LEFT = 62;
const LONG_UNIT =
  'Dinas Pemberdayaan Perempuan, Perlindungan Anak, Pengendalian Penduduk, Keluarga Berencana, Pemberdayaan Masyarakat dan Desa';

const tabel = (kepala: string[], lebar: number[], isi: string): Bagian => ({
  jenis: 'tabel',
  kepala,
  lebar,
  baris: [kepala.map(() => isi)],
});

/** The kinds of tables that a report has, with what they hold at the widest. */
const bagian: readonly Bagian[] = [
  tabel(
    ['Komponen', 'Bobot', 'Mandiri', 'Penilaian 1', 'Penilaian 2', 'Pleno'],
    [40, 10, 12, 13, 13, 12],
    '100,00',
  ),
  tabel(['Kriteria', 'Catatan', 'Rekomendasi'], [34, 33, 33], 'Catatan yang panjang. '.repeat(40)),
  tabel(
    ['Rekomendasi', 'Rencana', 'Penanggung jawab', 'Keadaan'],
    [36, 32, 18, 14],
    'https://berkas.uji.go.id/satu-alamat-yang-tidak-berspasi-sama-sekali',
  ),
];

const laporan: Laporan = {
  judul: 'LAPORAN HASIL EVALUASI AKUNTABILITAS KINERJA TAHUN 2025',
  satuan_kerja: LONG_UNIT,
  instansi: 'Pemerintah Kabupaten Uji',
  bagian,
  penandatangan: { nama: 'Nama Uji', jabatan: 'Inspektur', pangkat: null, nip: null },
  waktu: 'Uji, 1 Februari 2026',
  sidik: 'ab'.repeat(32),
  periksa: { teks: 'Dapat diperiksa pada https://uji.go.id', qr: qrPng('https://uji.go.id') },
};

const printer = new PdfPrinter();
afterAll(() => printer.close());
const printed = async (of: Partial<Laporan> = {}) =>
  readPdf(await printer.print(laporanPdf({ ...laporan, ...of }, new Date('2026-02-01'))));
const bottom = ({ places }: Awaited<ReturnType<typeof printed>>) =>
  places[0]?.baselines.filter((height) => height < 50) ?? [];

it('every table of the report ends where its text ends', async () => {
  for (const part of bagian) {
    const { right } = (await printed({ bagian: [part] })).places[0] ?? { right: 0 };
    expect(right).toBeGreaterThan(LEFT + LETTER_WIDTH - 1.5);
    expect(right).toBeLessThanOrEqual(LEFT + LETTER_WIDTH + 0.1);
  }
});

it('its foot is two lines however long the name of the unit is, and the page’s number stands in one', async () => {
  const page = await printed();
  const [lower, upper] = bottom(page);
  expect(bottom(page)).toHaveLength(2);
  expect((upper ?? 0) - (lower ?? 0)).toBeLessThan(12);
  expect(page.pages[0]).toContain(LONG_UNIT.toUpperCase());
  expect(bottom(await printed({ satuan_kerja: LONG_UNIT.toUpperCase() }))).toHaveLength(2);
});
