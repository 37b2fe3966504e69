import type { TingkatNomenklatur } from '../codes/perencanaan';
import type { Words } from './words';

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
