import type { Words } from './words';

/** Bappeda's verdict on a sub-activity or an entry of the dictionary (domain §7). */
export const semuaPutusan = ['belum', 'valid', 'tidak_valid'] as const;
export type Putusan = (typeof semuaPutusan)[number];

export const putusanWords: Words<Putusan> = {
  belum: 'Belum divalidasi',
  valid: 'Valid',
  tidak_valid: 'Tidak valid',
};
