import type { Dashboard, DashboardPd, IkuCard, Summary } from '@selaras/contracts';
import { kemiskinan } from '@selaras/ui/testing';

const dinkes = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };

const stunting: IkuCard = {
  ...kemiskinan,
  id: 2,
  indikator_id: 2,
  sasaran: 'Meningkatnya kesehatan masyarakat',
  indikator: 'Prevalensi stunting',
  capaian: 95.29,
  rata_nasional: null,
};

const anggaran = {
  pagu: 1_200_000_000,
  realisasi: 900_000_000,
  serapan: 75,
  triwulan: [1, 2, 3, 4].map((triwulan) => ({ triwulan, rencana: 300_000_000, realisasi: 225_000_000 })),
};

const batas_waktu = { nilai_date: '2025-03-31', waktu_server: '2025-03-01T00:00:00Z' };
const quarters = [
  { triwulan: 1, dibuka: '2025-01-01', batas: '2025-04-16', mulai: true, lewat: true },
  { triwulan: 2, dibuka: '2025-04-01', batas: '2025-07-16', mulai: true, lewat: true },
  { triwulan: 3, dibuka: '2025-07-01', batas: null, mulai: true, lewat: false },
  { triwulan: 4, dibuka: '2025-10-01', batas: '2026-01-16', mulai: false, lewat: false },
];
const capaian_iku = { tercapai: 1, tidak_tercapai: 1, belum_ada_data: 0 };
const jumlah = { satuan_kerja: 40, kinerja_program: 120, kinerja_kegiatan: 300, kinerja_sub_kegiatan: 900 };

export const kabupaten: Dashboard = {
  tahun: 2025,
  iku: [kemiskinan, stunting],
  capaian_iku,
  peringkat: {
    data: [
      { peringkat: 1, ...dinkes, capaian: 104.5, serapan: 91.2, tercapai: 3, jumlah: 3 },
      {
        peringkat: 2,
        satuan_kerja_id: 1013,
        satuan_kerja_nama: 'RSUD Tirtaraya',
        singkatan: 'RSUD',
        capaian: null,
        serapan: null,
        tercapai: 0,
        jumlah: 2,
      },
    ],
    current_page: 1,
    total: 40,
    per_page: 20,
  },
  anggaran,
  validasi: { draf: 10, menunggu: 12, dikembalikan: 3, disetujui: 15 },
  jumlah,
  pengisian: quarters.map((quarter) => ({
    ...quarter,
    satuan_kerja: 40,
    lengkap: quarter.triwulan === 1 ? 40 : 39,
    terlambat: quarter.triwulan === 2 ? [{ ...dinkes, belum: 3 }] : [],
  })),
  satuan_kerja_final: 15,
  cakupan_pengisian: 'sendiri',
  batas_waktu,
};

export const satuanKerja: DashboardPd = {
  tahun: 2025,
  satuan_kerja: dinkes,
  iku: [stunting],
  capaian_iku: { tercapai: 0, tidak_tercapai: 1, belum_ada_data: 0 },
  capaian_level: {
    kinerja_program: { tercapai: 3, tidak_tercapai: 1, belum_ada_data: 0 },
    kinerja_kegiatan: { tercapai: 5, tidak_tercapai: 2, belum_ada_data: 1 },
    kinerja_sub_kegiatan: { tercapai: 9, tidak_tercapai: 4, belum_ada_data: 2 },
  },
  anggaran,
  peringkat: { peringkat: 4, dari: 40 },
  validasi: { tahap: 2, keadaan: 'dikembalikan', catatan: 'Perbaiki target triwulan' },
  tugas: [
    {
      jenis: 'realisasi-belum-diisi',
      jumlah: 7,
      contoh: [{ id: 11, level: 'kinerja-sub-kegiatan', nama: 'Jumlah ibu hamil dilayani' }],
    },
    { jenis: 'penyebab-belum-diisi', jumlah: 0, contoh: [] },
    {
      jenis: 'validasi-dikembalikan',
      jumlah: 1,
      contoh: [{ id: 5, level: 'validasi-perencanaan', nama: '' }],
    },
    { jenis: 'perjanjian-belum-ditandatangani', jumlah: 0, contoh: [] },
  ],
  pengisian: quarters.map((quarter) => ({ ...quarter, jumlah: 27, belum: quarter.triwulan === 1 ? 0 : 3 })),
  batas_waktu,
};

export const ringkasan: Summary = {
  tahun: 2024,
  capaian_iku: { tercapai: 8, tidak_tercapai: 3, belum_ada_data: 1 },
  jumlah,
  satuan_kerja_final: 40,
  anggaran,
  iku: [kemiskinan, stunting],
};
