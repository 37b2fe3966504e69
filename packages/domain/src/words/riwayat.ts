import type { Words } from './words';

/** What became of a row. */
export const aksiRiwayat = ['insert', 'update', 'delete', 'seed'] as const;
export const aksiRiwayatWords: Words<(typeof aksiRiwayat)[number]> = {
  insert: 'Dibuat',
  update: 'Diubah',
  delete: 'Dihapus',
  seed: 'Data awal',
};
