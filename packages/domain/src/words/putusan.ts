import type { Putusan } from '../codes/perencanaan';
import type { Words } from './words';

export const putusanWords: Words<Putusan> = {
  belum: 'Belum divalidasi',
  valid: 'Valid',
  tidak_valid: 'Tidak valid',
};
