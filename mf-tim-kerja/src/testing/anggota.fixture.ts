import type { AnggotaRinci, AnggotaTim, TimKerjaRinci } from '@selaras/contracts';

export const dinkes = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };
export const rsud = { satuan_kerja_id: 1013, satuan_kerja_nama: 'RSUD Tirta Husada', singkatan: 'RSUD' };

/** A place that waits for the head of its division. */
export const anggota: AnggotaTim = {
  id: 7,
  versi: 3,
  tim: { id: 5, nama: 'Tim Kerja Gizi', tahun: 2025, satuan_kerja: dinkes, ketua: 'Ratna Dewi' },
  kunci: '198001012005012001',
  nip: '198001012005012001',
  nama: 'Budi Santoso',
  berhenti_pada: null,
  jabatan: 'Pelaksana',
  unit_kerja: 'Bidang Kesehatan Masyarakat',
  satuan_kerja: dinkes,
  dipinjam: false,
  peran: 'Anggota',
  target: 'Enam laporan',
  jenis: 'utama',
  status: 'menunggu_kabid',
  berlaku: null,
  ditolak: null,
  catatan: null,
  menunggu_sejak: '2025-02-03T02:00:00.000Z',
  terlambat: false,
  menunggu: ['Dr. Sri Wahyuni'],
  jumlah_langkah: 2,
  langkah: [],
};

export const rinci: AnggotaRinci = {
  ...anggota,
  riwayat: [
    {
      waktu: '2025-02-03T02:00:00.000Z',
      pengguna: 'Siti Rahma',
      sebagai: null,
      langkah: 'ajukan',
      ke: 'menunggu_kabid',
      peran: 'Anggota',
      target: 'Enam laporan',
      catatan: null,
    },
  ],
  tim_lain: [],
};

export const tim: TimKerjaRinci = {
  id: 5,
  versi: 2,
  nama: 'Tim Kerja Gizi',
  tahun: 2025,
  satuan_kerja: dinkes,
  unit_kerja: { id: 3, nama: 'Bidang Kesehatan Masyarakat' },
  ketua: {
    pegawai_id: 11,
    nip: '197901012004012001',
    nama: 'Ratna Dewi',
    jabatan: 'Analis',
    berhenti_pada: null,
  },
  anggota: { disetujui: 2, menunggu: 1, disusun: 0 },
  jumlah_kinerja: 1,
  jumlah_langkah: 1,
  menulis: true,
  anggota_tim: [{ ...anggota, langkah: ['tarik', 'nonaktifkan'] }],
  bawaan: [
    { level: 'kinerja-sub-kegiatan', id: 21, indikator: 'Balita gizi baik', bagian_dari: null, pelaksana: 0 },
    {
      level: 'kinerja-langkah-aksi',
      id: 31,
      indikator: 'Posyandu dikunjungi',
      bagian_dari: 'Balita gizi baik',
      pelaksana: 2,
    },
  ],
  ikatan_ketua: {
    perjanjian: [{ id: 1, status: 'diterbitkan' }],
    perjanjian_tim: [
      { id: 2, status: 'ditandatangani' },
      { id: 3, status: 'draf' },
    ],
    jumlah_langkah: 2,
  },
};

/** One page of rows. */
export const pageOf = (...data: object[]) => ({ data, current_page: 1, total: data.length, per_page: 20 });
