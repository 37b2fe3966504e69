import type { Words } from './words';

/** Whether a unit's goal is drawn in the tree (spec 1 §3). */
export type StatusTampil = '0' | '1' | 'hide';

export const statusTampilWords: Words<StatusTampil> = {
  '1': 'Ditampilkan',
  '0': 'Tidak ditampilkan',
  hide: 'Disembunyikan beserta turunannya',
};
