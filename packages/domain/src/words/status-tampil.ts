import type { Words } from './words';

/** Whether a unit's goal is drawn in the tree (spec 1 §3). */
export const statusTampil = ['1', '0', 'hide'] as const;
export type StatusTampil = (typeof statusTampil)[number];

export const statusTampilWords: Words<StatusTampil> = {
  '1': 'Ditampilkan',
  '0': 'Tidak ditampilkan',
  hide: 'Disembunyikan beserta turunannya',
};
