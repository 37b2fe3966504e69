import type { CapaianIku } from '@selaras/contracts';

const year = (tahun: number, target: number, realisasi: number | null, capaian: number | null) => ({
  tahun,
  target,
  realisasi,
  capaian,
  rata_nasional: null,
});

/** The regency's indicator of poverty in 2025. */
export const ikuRow = (change: Partial<CapaianIku> = {}): CapaianIku => ({
  id: 3,
  versi: 4,
  tingkat: 'kabupaten',
  satuan_kerja: { satuan_kerja_id: 1017, satuan_kerja_nama: 'Dinas Sosial', singkatan: 'DINSOS' },
  sasaran: 'Menurunnya kemiskinan',
  nomor: '1.1.2.1',
  indikator: 'Persentase Penduduk Miskin',
  indikator_id: 3,
  satuan: 'persen',
  polaritas: 'minimize',
  range_min: null,
  range_max: null,
  tipe_hitung: 'posisi_akhir',
  tahun_mulai: 2024,
  baseline: 7.62,
  label_pembanding: 'nasional',
  tahunan: [
    year(2024, 7.35, 7.29, 100.82),
    year(2025, 6.95, 6.73, 103.17),
    year(2026, 6.6, null, null),
    year(2027, 6.25, null, null),
    year(2028, 5.9, null, null),
  ],
  target: 6.95,
  realisasi: 6.73,
  capaian: 103.17,
  rata_nasional: 8.47,
  predikat: 'sangat-tinggi',
  pertumbuhan: -7.68,
  capaian_target_akhir: 85.93,
  kemampuan: { ubah: true },
  ...change,
});
