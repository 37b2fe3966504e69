import type { PegawaiDetail, PegawaiRow } from '@selaras/contracts';

const satuan_kerja = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };

/** Somebody of the own unit, and somebody of another one. */
export const pegawaiRows: readonly PegawaiRow[] = [
  {
    id: 1,
    nama: 'Rahma Uji',
    jabatan: 'Pengelola Data',
    satuan_kerja,
    unit_kerja_nama: 'Bidang Kesehatan Masyarakat',
    nip: '199203152019031007',
    pangkat_gol: 'Penata (III/c)',
    status_asn: 'PNS',
    jenis_jabatan: 'pelaksana',
    berhenti_pada: null,
  },
  {
    id: 2,
    nama: 'Budi Lain',
    jabatan: 'Perawat',
    satuan_kerja: { satuan_kerja_id: 1013, satuan_kerja_nama: 'RSUD Tirta Husada', singkatan: 'RSUD' },
    unit_kerja_nama: null,
    nip: null,
    pangkat_gol: null,
    status_asn: null,
    jenis_jabatan: null,
    berhenti_pada: null,
  },
];

export const pegawaiDetail: PegawaiDetail = {
  id: 1,
  versi: 4,
  nip: '199203152019031007',
  nama: 'Rahma Uji',
  jabatan: 'Pengelola Data',
  satuan_kerja,
  unit_kerja_nama: 'Bidang Kesehatan Masyarakat',
  unit_kerja_id: 7,
  pangkat_gol: 'Penata (III/c)',
  jenis_jabatan: 'pelaksana',
  status_asn: 'PNS',
  atasan: { nip: null, nama: 'Kepala Uji', jabatan: 'Sekretaris Daerah' },
  tmt_jabatan: '2025-03-01',
  berhenti_pada: null,
  alasan_berhenti: null,
  jumlah_bawahan: 2,
  masa_jabatan: [
    {
      mulai: '2025-03-01',
      selesai: null,
      jabatan: 'Pengelola Data',
      pangkat_gol: 'Penata (III/c)',
      satuan_kerja_nama: 'Dinas Kesehatan',
      unit_kerja_nama: 'Bidang Kesehatan Masyarakat',
      atasan_nama: 'Kepala Uji',
    },
    {
      mulai: null,
      selesai: '2025-03-01',
      jabatan: 'Pengadministrasi Umum',
      pangkat_gol: null,
      satuan_kerja_nama: 'Dinas Kesehatan',
      unit_kerja_nama: null,
      atasan_nama: null,
    },
  ],
  kemampuan: { ubah: true, kembali: false },
};
