import type { Words } from './words';

/** What became of a row. */
export const aksiRiwayatWords: Words<'insert' | 'update' | 'delete' | 'seed'> = {
  insert: 'Dibuat',
  update: 'Diubah',
  delete: 'Dihapus',
  seed: 'Data awal',
};
