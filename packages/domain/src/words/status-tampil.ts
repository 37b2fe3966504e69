import type { StatusTampil } from '../codes/perencanaan';
import type { Words } from './words';

export const statusTampilWords: Words<StatusTampil> = {
  '1': 'Ditampilkan',
  '0': 'Tidak ditampilkan',
  hide: 'Disembunyikan beserta turunannya',
};
