import type { Words } from './words';

/** What an import does with a row, in the order of interest. */
export const importRowStateWords: Words<'masalah' | 'baru' | 'berubah' | 'sama'> = {
  masalah: 'Bermasalah',
  baru: 'Baru',
  berubah: 'Berubah',
  sama: 'Sama',
};
