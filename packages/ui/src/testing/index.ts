import type { IkuCard } from '@selaras/contracts';

/** An indicator of which less is better, reached and below the national value. */
export const kemiskinan: IkuCard = {
  id: 3,
  indikator_id: 3,
  sasaran: 'Menurunnya kemiskinan',
  indikator: 'Persentase penduduk miskin',
  satuan: '%',
  polaritas: 'minimize',
  range_min: null,
  range_max: null,
  target: 6.95,
  realisasi: 6.73,
  capaian: 103.17,
  rata_nasional: 8.47,
  label_pembanding: 'nasional',
  realisasi_tahun_lalu: 7.29,
  perbandingan_realisasi_tahun: -7.68,
  perbandingan_realisasi_target: 85.93,
  efisiensi_sumber_daya: { persen: 10, nominal: 100_000_000 },
  anggaran: { pagu: 1_000_000_000, realisasi: 900_000_000 },
  tren: [
    { tahun: 2024, target: 7.35, realisasi: 7.29 },
    { tahun: 2025, target: 6.95, realisasi: 6.73 },
    { tahun: 2026, target: 6.6, realisasi: null },
    { tahun: 2027, target: 6.25, realisasi: null },
    { tahun: 2028, target: 5.9, realisasi: null },
  ],
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
};
