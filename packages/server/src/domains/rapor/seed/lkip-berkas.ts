import { createHash } from 'node:crypto';
import { demoPdf } from '../../../kit/seed/demo-pdf';

/** A report of the demo that has a frozen file; published ones have the same bytes among the documents. */
interface Berkas {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly nama: string;
}

const dibekukan: readonly Berkas[] = [
  {
    satuan_kerja_id: 1046,
    tahun: 2024,
    nama: 'Dinas Penanaman Modal dan Pelayanan Terpadu Satu Pintu',
  },
  { satuan_kerja_id: 1013, tahun: 2025, nama: 'RSUD Tirta Husada' },
];

const acak = (key: string) => createHash('md5').update(key).digest('hex');

/** Frozen files of the demo's reports with the random names that their rows have, the same at every call. */
export const demoLaporan = () =>
  dibekukan.map(({ satuan_kerja_id, tahun, nama }) => ({
    satuan_kerja_id,
    tahun,
    content: demoPdf(`Laporan Kinerja ${nama} ${tahun}`, [
      { teks: 'LAPORAN KINERJA', ukuran: 38, tebal: true },
      { teks: 'INSTANSI PEMERINTAH', ukuran: 30, tebal: true },
      { teks: '', ukuran: 24 },
      { teks: nama, ukuran: 15 },
      { teks: `Tahun ${tahun}`, ukuran: 26, tebal: true },
      { teks: '', ukuran: 120 },
      { teks: 'Naskah contoh yang diformalkan', ukuran: 12 },
    ]),
    resmi: acak(`lkip resmi ${satuan_kerja_id} ${tahun}`),
    dokumen: acak(`lkip terbit ${satuan_kerja_id} ${tahun}`),
  }));

export const demoLaporanFiles = () =>
  demoLaporan().flatMap(({ content, resmi, dokumen }) =>
    [resmi, dokumen].map((nama_acak) => ({ nama_acak, content })),
  );
