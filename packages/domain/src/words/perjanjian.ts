import type { Words } from './words';

/** Kinds of performance agreements, from the regent down (domain §5). */
export type JenisPerjanjian =
  | 'pemda'
  | 'sasaran-strategis-pd'
  | 'kinerja-program'
  | 'kinerja-kegiatan'
  | 'kinerja-sub-kegiatan'
  | 'pegawai';

/** How an agreement stands; `belum` while there is none (domain §7). */
export type StatusPerjanjian = 'belum' | 'draf' | 'diterbitkan' | 'ditandatangani';

export const statusPerjanjianWords: Words<StatusPerjanjian> = {
  belum: 'Belum dibuat',
  draf: 'Draf',
  diterbitkan: 'Diterbitkan',
  ditandatangani: 'Ditandatangani',
};

/** What a performance says of its agreement. */
export const statusUnggahPkWords: Words<'draf' | 'ditandatangani'> = {
  draf: statusPerjanjianWords.draf,
  ditandatangani: statusPerjanjianWords.ditandatangani,
};

/** Whose agreement each kind is, from the regent down (domain §5). */
export const jenisPerjanjianWords: Words<JenisPerjanjian> = {
  pemda: 'Bupati',
  'sasaran-strategis-pd': 'Kepala PD',
  'kinerja-program': 'Program',
  'kinerja-kegiatan': 'Kegiatan',
  'kinerja-sub-kegiatan': 'Sub kegiatan',
  pegawai: 'Pegawai',
};

/** The original agreement and its amendments. */
const tahapPerjanjianWords: Words<'murni' | 'perubahan'> = {
  murni: 'Murni',
  perubahan: 'Perubahan',
};

/** `Murni`, `Perubahan`, `Perubahan ke-2`. */
export function terbitanWord(perubahanKe: number): string {
  if (perubahanKe === 0) return tahapPerjanjianWords.murni;
  const { perubahan } = tahapPerjanjianWords;
  return perubahanKe === 1 ? perubahan : `${perubahan} ke-${perubahanKe}`;
}
