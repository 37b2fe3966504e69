import type { PerjanjianDetail, PerjanjianRow } from '@selaras/contracts';

const bounds = { polaritas: 'maximize', range_min: null, range_max: null } as const;

export const draf = {
  id: 7,
  versi: 3,
  tahap: 'murni',
  perubahan_ke: 0,
  status: 'draf',
  tanggal: null,
  tahun: 2025,
  jenis: 'kinerja-program',
  subjek_id: 86,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  instansi: 'Pemerintah Kabupaten Tirtaraya',
  tempat: null,
  pihak_pertama: {
    nama: 'Oki Purnama',
    jabatan: 'Kepala Bidang Kesmas',
    pangkat: 'Pembina',
    nip: '197503242002121006',
  },
  pihak_kedua: { nama: 'Ahmad Mulyana', jabatan: 'Kepala Dinas Kesehatan', pangkat: null, nip: null },
  item: [
    { sasaran: 'Ibu sehat', indikator: 'Cakupan K6', satuan: 'persen', ...bounds, target: 92.5 },
    { sasaran: 'Ibu sehat', indikator: 'Cakupan persalinan', satuan: null, ...bounds, target: 90 },
    {
      sasaran: 'Gizi baik',
      indikator: 'Kadar Hb',
      satuan: 'g/dL',
      polaritas: 'range',
      range_min: 11,
      range_max: 13.5,
      target: null,
    },
  ],
  anggaran: [
    { kode: '1.02.02.2.02', nama: 'Layanan UKM', anggaran: 1_500_000, keterangan: 'APBD' },
    { kode: null, nama: 'Layanan UKP', anggaran: 500_000, keterangan: null },
  ],
  berkas: null,
  kendala: null,
  kemampuan: { terbitkan: true, tandaTangan: false, perubahan: false, hapus: true },
  rantai: [
    { jenis: 'pemda', id: 1, pihak_pertama: 'Surya', jabatan: 'Bupati Tirtaraya', status: 'ditandatangani' },
    {
      jenis: 'sasaran-strategis-pd',
      id: null,
      pihak_pertama: 'Ahmad Mulyana',
      jabatan: 'Kepala Dinas',
      status: null,
    },
  ],
  terbitan: [{ id: 7, versi: 3, tahap: 'murni', perubahan_ke: 0, status: 'draf', tanggal: null }],
} as const satisfies PerjanjianDetail;

export const terbit: PerjanjianDetail = {
  ...draf,
  versi: 4,
  status: 'diterbitkan',
  tanggal: '2025-02-03',
  tempat: 'Tirtakota',
  kemampuan: { terbitkan: false, tandaTangan: true, perubahan: true, hapus: false },
};

export const baris: PerjanjianRow = {
  jenis: 'kinerja-program',
  subjek_id: 86,
  satuan_kerja: draf.satuan_kerja,
  sasaran: 'Ibu sehat',
  indikator: 'Cakupan K6',
  pihak_pertama: { nama: 'Oki Purnama', jabatan: 'Kepala Bidang Kesmas' },
  pihak_kedua: null,
  perjanjian: null,
  kemampuan: { buat: true },
};
