import type { BebanKerja, BebanOrang, LangkahBeban, OrangBeban } from '@selaras/contracts';

export const ANI = 11;
export const BUDI = 12;
const TIM = { id: 3, nama: 'Tim Kerja Gizi' };

export const orangBeban = (fields: Partial<OrangBeban> = {}): OrangBeban => ({
  pegawai_id: ANI,
  nip: '198001012005011001',
  nama: 'Ani Lestari',
  jabatan: 'Analis Gizi',
  asal: null,
  bidang_id: 1,
  berhenti: false,
  tim: [TIM.id],
  langkah: 6,
  jumlah: [1, 2, 2, 6],
  bobot: [1, 2, 2, 5.5],
  ...fields,
});

export const beban = (fields: Partial<BebanKerja> = {}): BebanKerja => ({
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  tahun: 2025,
  lingkup: 'satuan-kerja',
  rata: [1, 2, 2, 2],
  bidang: [
    { id: 1, nama: 'Bidang Gizi' },
    { id: 2, nama: 'Bidang Pelayanan' },
  ],
  tim: [TIM],
  orang: [
    orangBeban(),
    orangBeban({
      pegawai_id: BUDI,
      nip: '197001012005011001',
      nama: 'Budi Santoso',
      bidang_id: 2,
      langkah: 1,
      jumlah: [1, 0, 0, 1],
      bobot: [1, 0, 0, 0.5],
    }),
    orangBeban({ pegawai_id: 13, nip: null, nama: 'Rara Pinjaman', asal: 'RSUD Tirta Husada', tim: [] }),
  ],
  ...fields,
});

export const langkahBeban = (fields: Partial<LangkahBeban> = {}): LangkahBeban => ({
  id: 5,
  versi: 4,
  sasaran: 'Terlaksananya koordinasi gizi',
  indikator: 'Jumlah rapat koordinasi',
  satuan: 'kali',
  sub_kegiatan: 'Pengelolaan gizi masyarakat',
  tim: TIM,
  pelaksana: 2,
  target: [4, 4, 4, 4],
  bagian: [4, 4, 4, 2],
  bobot: [1, 1, 1, 0.5],
  belum_dibagi: false,
  keadaan: ['dikonfirmasi', 'belum', 'belum', 'belum'],
  tertutup: ['Batas waktu pengisian TW 1 sudah lewat.', null, null, null],
  tidak_dipindah: null,
  ...fields,
});

export const bebanOrang = (fields: Partial<BebanOrang> = {}): BebanOrang => ({
  pegawai_id: ANI,
  nip: '198001012005011001',
  nama: 'Ani Lestari',
  jabatan: 'Analis Gizi',
  asal: null,
  rata: [1, 2, 2, 2],
  jumlah: [1, 2, 2, 6],
  bobot: [1, 2, 2, 5.5],
  lain: { jumlah: [0, 0, 0, 1], bobot: [0, 0, 0, 0.5] },
  langkah: [langkahBeban()],
  tim: [
    {
      ...TIM,
      orang: [
        { pegawai_id: ANI, nama: 'Ani Lestari', jabatan: 'Analis Gizi', asal: null, bobot: [1, 2, 2, 5.5] },
        { pegawai_id: 14, nama: 'Citra Ayu', jabatan: 'Pelaksana', asal: null, bobot: [0, 0, 0, 3] },
        { pegawai_id: BUDI, nama: 'Budi Santoso', jabatan: 'Pelaksana', asal: null, bobot: [1, 0, 0, 0.5] },
      ],
    },
  ],
  riwayat: [],
  ...fields,
});
