import type { Words } from './words';

/** Levels of the budget nomenclature, by their tables. */
export const tingkatNomenklatur = ['program', 'kegiatan', 'sub_kegiatan'] as const;
export type TingkatNomenklatur = (typeof tingkatNomenklatur)[number];

export const nomenklaturWords: Words<TingkatNomenklatur> = {
  program: 'Program',
  kegiatan: 'Kegiatan',
  sub_kegiatan: 'Sub kegiatan',
};

/** The same with a capital at every word, as titles have them. */
export const nomenklaturTitles: Words<TingkatNomenklatur> = {
  program: 'Program',
  kegiatan: 'Kegiatan',
  sub_kegiatan: 'Sub Kegiatan',
};
