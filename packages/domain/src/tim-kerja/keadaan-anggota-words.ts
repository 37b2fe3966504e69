import type { Words } from '../words/words';
import type { KeadaanAnggota, LangkahAnggota } from './alur-anggota';

/** States of a place in a team as staff read them. */
export const keadaanAnggotaWords: Readonly<Record<KeadaanAnggota, string>> = {
  draf: 'Draf',
  menunggu_kabid: 'Menunggu kepala bidang',
  menunggu_opd: 'Menunggu kepala perangkat daerah',
  disetujui: 'Disetujui',
  ditolak_kabid: 'Ditolak kepala bidang',
  ditolak_opd: 'Ditolak kepala perangkat daerah',
  nonaktif: 'Nonaktif',
};

/** What is said beside the state of a place whose change is not approved: what was approved last applies (domain §6). */
export const MASIH_BERLAKU = 'Yang lama masih berlaku';

/** State of a place in one line, with whether an approval applies beside it. */
export const keadaanTempat = (keadaan: KeadaanAnggota, berlaku: boolean): string =>
  berlaku && keadaan !== 'disetujui'
    ? `${keadaanAnggotaWords[keadaan]}; ${MASIH_BERLAKU.toLowerCase()}`
    : keadaanAnggotaWords[keadaan];

/** Kinds of a place: the first one of a person, or one more beside it. */
export const jenisAnggota = ['utama', 'tambahan'] as const;
export const jenisAnggotaWords: Words<(typeof jenisAnggota)[number]> = {
  utama: 'Utama',
  tambahan: 'Tambahan',
};

/** Steps of a place as buttons say them. */
export const langkahAnggotaWords: Readonly<Record<LangkahAnggota, string>> = {
  ajukan: 'Ajukan',
  tarik: 'Tarik pengajuan',
  'setujui-kabid': 'Setujui',
  'tolak-kabid': 'Tolak',
  'cabut-kabid': 'Cabut persetujuan',
  'setujui-opd': 'Setujui',
  'tolak-opd': 'Tolak',
  'cabut-opd': 'Cabut persetujuan',
  nonaktifkan: 'Nonaktifkan',
  aktifkan: 'Aktifkan kembali',
};

/** What the history of a place tells: its steps, how it began, what was changed of it, and that the person moved. */
export type RiwayatLangkahAnggota = LangkahAnggota | 'tambah' | 'ubah' | 'pindah';

/** What was done to a place, inside its history. */
export const riwayatAnggotaWords: Readonly<Record<RiwayatLangkahAnggota, string>> = {
  tambah: 'Ditambahkan',
  ubah: 'Peran atau target diubah',
  pindah: 'Pindah bidang atau satuan kerja, persetujuan kepala bidang diminta lagi',
  ajukan: 'Diajukan',
  tarik: 'Pengajuan ditarik',
  'setujui-kabid': 'Disetujui kepala bidang',
  'tolak-kabid': 'Ditolak kepala bidang',
  'cabut-kabid': 'Persetujuan kepala bidang dicabut',
  'setujui-opd': 'Disetujui kepala perangkat daerah',
  'tolak-opd': 'Ditolak kepala perangkat daerah',
  'cabut-opd': 'Persetujuan kepala perangkat daerah dicabut',
  nonaktifkan: 'Dinonaktifkan',
  aktifkan: 'Diaktifkan kembali',
};

/** How a post is held for a while. */
export const jenisPejabat = ['plt', 'plh'] as const;
export type JenisPejabat = (typeof jenisPejabat)[number];
export const pejabatSementaraWords: Words<JenisPejabat> = { plt: 'Plt.', plh: 'Plh.' };
