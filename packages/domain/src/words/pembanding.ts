import type { Words } from './words';

/** What a realisation is compared with. */
export type LabelPembanding = 'nasional' | 'regional';

export const pembandingWords: Words<LabelPembanding> = {
  nasional: 'Rata-rata nasional',
  regional: 'Rata-rata regional',
};
