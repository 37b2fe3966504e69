import { tingkatSatuanKerja } from './tingkat';
import type { Words } from './words';

/** Agreements of a unit, from its head down (domain §5). */
export const jenisPerjanjianUnit = tingkatSatuanKerja;

/** Kinds of performance agreements, from the regent down (domain §5). */
export const jenisPerjanjian = ['pemda', ...jenisPerjanjianUnit, 'pegawai'] as const;
export type JenisPerjanjian = (typeof jenisPerjanjian)[number];

/** States of an agreement: being made ready, issued with its contents frozen, signed by both (domain §7). */
export const statusTerbitan = ['draf', 'diterbitkan', 'ditandatangani'] as const;
export type StatusTerbitan = (typeof statusTerbitan)[number];

/** How an agreement stands; `belum` while there is none (domain §7). */
export const statusPerjanjian = ['belum', ...statusTerbitan] as const;
export type StatusPerjanjian = (typeof statusPerjanjian)[number];

export const statusPerjanjianWords: Words<StatusPerjanjian> = {
  belum: 'Belum dibuat',
  draf: 'Draf',
  diterbitkan: 'Diterbitkan',
  ditandatangani: 'Ditandatangani',
};

/** What a performance says of its agreement. */
export const statusUnggahPk = ['draf', 'ditandatangani'] as const;
export type StatusUnggahPk = (typeof statusUnggahPk)[number];
export const statusUnggahPkWords: Words<StatusUnggahPk> = {
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
export const tahapPerjanjian = ['murni', 'perubahan'] as const;
export type TahapPerjanjian = (typeof tahapPerjanjian)[number];
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
