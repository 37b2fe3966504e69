import type { LabelPembanding } from '../codes/perencanaan';
import type { Words } from './words';

export const pembandingWords: Words<LabelPembanding> = {
  nasional: 'Rata-rata nasional',
  regional: 'Rata-rata regional',
};
