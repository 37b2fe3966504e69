import type { JenisPerjanjian, StatusPerjanjian, TahapPerjanjian } from '../codes/perjanjian';
import { statusUnggahPkWords } from './unggah-pk';
import type { Words } from './words';

export const statusPerjanjianWords: Words<StatusPerjanjian> = {
  belum: 'Belum dibuat',
  draf: statusUnggahPkWords.draf,
  diterbitkan: 'Diterbitkan',
  ditandatangani: statusUnggahPkWords.ditandatangani,
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
const tahapPerjanjianWords: Words<TahapPerjanjian> = {
  murni: 'Murni',
  perubahan: 'Perubahan',
};

/** `Murni`, `Perubahan`, `Perubahan ke-2`. */
export function terbitanWord(perubahanKe: number): string {
  if (perubahanKe === 0) return tahapPerjanjianWords.murni;
  const { perubahan } = tahapPerjanjianWords;
  return perubahanKe === 1 ? perubahan : `${perubahan} ke-${perubahanKe}`;
}
