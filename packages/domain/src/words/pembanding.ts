import type { Words } from './words';

/** What a realisation is compared with. */
export const labelPembanding = ['nasional', 'regional'] as const;
export type LabelPembanding = (typeof labelPembanding)[number];

export const pembandingWords: Words<LabelPembanding> = {
  nasional: 'Rata-rata nasional',
  regional: 'Rata-rata regional',
};
