import type {
  AngkaLangkahTim,
  BagianLangkah,
  LangkahSaya,
  LangkahTim,
  RealisasiAnggota,
  TimAnggotaSaya,
  TimSayaDetail,
} from '@selaras/contracts';
import { allTriwulan } from '@selaras/domain';

const satuan_kerja = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' };
const langkah = {
  id: 5,
  sasaran: 'Terlaksananya koordinasi gizi',
  indikator: 'Jumlah rapat koordinasi',
  satuan: 'kali',
  sub_kegiatan: 'Pengelolaan gizi masyarakat',
};

export const realisasi = (fields: Partial<RealisasiAnggota> = {}): RealisasiAnggota => ({
  bagian_id: 7,
  triwulan: 1,
  versi: 0,
  target: 2,
  realisasi: null,
  uraian: null,
  keadaan: 'belum',
  catatan: null,
  dijawab: null,
  bukti: [],
  ...fields,
});

const year = (fields: Partial<RealisasiAnggota>) =>
  allTriwulan.map((triwulan) => realisasi({ ...fields, triwulan }));

export const langkahSaya = (
  fields: Partial<RealisasiAnggota & { tertutup: string | null }> = {},
): LangkahSaya => ({
  ...langkah,
  bagian_id: fields.bagian_id ?? 7,
  tim: ['Tim Kerja Kesehatan Masyarakat'],
  satuan_kerja,
  tertinggal: false,
  triwulan_tertinggal: [],
  triwulan: year(fields).map((one) => ({ tertutup: null, ...one, ...fields, triwulan: one.triwulan })),
});

export const saya = (...rows: LangkahSaya[]): TimAnggotaSaya => ({
  nama: 'Siti Rahma',
  triwulan_berakhir: 0,
  tim: [
    {
      id: 3,
      nama: 'Tim Kerja Kesehatan Masyarakat',
      satuan_kerja,
      ketua: 'Budi Santoso',
      peran: 'Anggota',
      target: 'Menyelesaikan 4 laporan',
      berlaku: true,
      diusulkan: null,
      keadaan: 'disetujui',
    },
  ],
  langkah: rows,
});

export const BUDI = '198001012005011001';
export const SITI = '198502022010012002';

export const bagian = (fields: Partial<RealisasiAnggota> = {}): BagianLangkah => ({
  id: 7,
  nip: SITI,
  nama: 'Siti Rahma',
  disetujui: true,
  diputus: true,
  tertinggal: false,
  triwulan_tertinggal: [],
  triwulan: year(fields),
});

export const angka = (fields: Partial<AngkaLangkahTim> = {}): AngkaLangkahTim => ({
  triwulan: 1,
  realisasi: null,
  laporan: null,
  keadaan: 'kosong',
  asal: null,
  tertutup: null,
  ...fields,
});

export const langkahTim = (fields: Partial<LangkahTim> = {}): LangkahTim => ({
  ...langkah,
  versi: 4,
  target: [2, 2, 2, 2],
  bagian: [bagian()],
  angka: allTriwulan.map((triwulan) => angka({ triwulan })),
  tidak_dibagi: null,
  tertutup: [null, null, null, null],
  ...fields,
});

export const tim = (...daftar_langkah: LangkahTim[]): TimSayaDetail => ({
  id: 3,
  nama: 'Tim Kerja Kesehatan Masyarakat',
  satuan_kerja,
  peran: 'ketua',
  ketua: 'Budi Santoso',
  anggota: 2,
  langkah: daftar_langkah.length,
  belum_dibagi: 0,
  menunggu: 1,
  tertinggal: 0,
  triwulan: allTriwulan.map((triwulan) => ({
    triwulan,
    bagian: 1,
    belum: 0,
    diajukan: 1,
    dikembalikan: 0,
    dikonfirmasi: 0,
  })),
  orang: [
    {
      nip: BUDI,
      nama: 'Budi Santoso',
      berhenti_pada: null,
      jabatan: 'Ketua Tim',
      satuan_kerja_nama: 'Dinas Kesehatan',
      ketua: true,
    },
    {
      nip: SITI,
      nama: 'Siti Rahma',
      berhenti_pada: null,
      jabatan: 'Pelaksana',
      satuan_kerja_nama: 'Dinas Kesehatan',
      ketua: false,
    },
  ],
  daftar_langkah,
});
