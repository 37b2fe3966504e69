import type { Words } from './words';

/** Bappeda's verdict on a sub-activity or an entry of the dictionary (domain §7). */
export type Putusan = 'belum' | 'valid' | 'tidak_valid';

export const putusanWords: Words<Putusan> = {
  belum: 'Belum divalidasi',
  valid: 'Valid',
  tidak_valid: 'Tidak valid',
};
