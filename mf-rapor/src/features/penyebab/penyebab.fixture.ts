import type { KinerjaRapor, LangkahBerlampiran } from '@selaras/contracts';

const bounds = { polaritas: 'maximize', range_min: null, range_max: null } as const;
export const langkahKader: LangkahBerlampiran = {
  id: 61,
  sasaran: 'Terlatihnya kader posyandu',
  indikator: 'Jumlah kader terlatih',
  satuan: 'orang',
  target: [null, 10, null, null],
  realisasi: [null, 4, null, null],
  anggaran: 5_000_000,
  pelaksana: ['Sari Wulandari'],
  bukti: 1,
  lampiran: [
    {
      id: 81,
      triwulan: 2,
      berkas: { id: 91, nama: 'daftar-hadir.pdf', jenis: 'application/pdf', ukuran: 120_000 },
    },
  ],
  asal_realisasi: [
    {
      triwulan: 2,
      sebelum: null,
      laporan: [{ nama: 'Sari Wulandari', nilai: 4, oleh: 'Budi Santoso', pada: '2025-06-28T03:00:00Z' }],
    },
  ],
  keadaan: 'dikerjakan',
};

/** A sub-activity that missed its target of the first quarter for a reason that is being repaired. */
export const kinerjaGizi: KinerjaRapor = {
  tahun: 2025,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  kinerja: {
    id: 31,
    kode: '1.02.02.2.02.0015',
    nama: 'Pengelolaan Pelayanan Kesehatan Gizi Masyarakat',
    sasaran: 'Meningkatnya gizi balita',
    indikator: 'Persentase balita gizi baik',
    satuan: 'persen',
  },
  triwulan: [
    {
      triwulan: 1,
      ...bounds,
      target: 20,
      realisasi: 15,
      capaian: 75,
      keadaan: 'tidak-tercapai',
      batas: '2030-04-10',
      tulis: true,
    },
    {
      triwulan: 2,
      ...bounds,
      target: 40,
      realisasi: 41,
      capaian: 102.5,
      keadaan: 'tercapai',
      batas: '2030-07-10',
      tulis: true,
    },
    {
      triwulan: 3,
      ...bounds,
      target: 60,
      realisasi: null,
      capaian: null,
      keadaan: 'belum-diisi',
      batas: null,
      tulis: false,
    },
    {
      triwulan: 4,
      ...bounds,
      target: null,
      realisasi: null,
      capaian: null,
      keadaan: null,
      batas: null,
      tulis: true,
    },
  ],
  penyebab: [
    {
      id: 51,
      versi: 2,
      triwulan: 1,
      penyebab: 'Kader belum terlatih',
      csf: 'Kader tersedia di setiap desa',
      langkah: [langkahKader],
    },
  ],
  csf: ['Kader tersedia di setiap desa', 'Alat ukur lengkap'],
  putaran: [
    {
      tahun: 2024,
      id: 11,
      ...bounds,
      target: 70,
      realisasi: 60,
      capaian: 85.71,
      solusi: [],
      penyebab: [{ triwulan: 2, penyebab: 'Alat ukur rusak' }],
      langkah: { jumlah: 2, selesai: 1 },
    },
    {
      tahun: 2025,
      id: 31,
      ...bounds,
      target: 80,
      realisasi: null,
      capaian: null,
      solusi: ['Mengadakan alat ukur baru'],
      penyebab: [{ triwulan: 1, penyebab: 'Kader belum terlatih' }],
      langkah: { jumlah: 1, selesai: 0 },
    },
  ],
  kemampuan: { langkah: true },
};
