import type { Words } from './words';

/** What an import does with a row. */
export const importRowStates = ['baru', 'berubah', 'sama', 'masalah'] as const;

/** The same for people, in the order of interest. */
export const importRowStateWords: Words<(typeof importRowStates)[number]> = {
  masalah: 'Bermasalah',
  baru: 'Baru',
  berubah: 'Berubah',
  sama: 'Sama',
};
