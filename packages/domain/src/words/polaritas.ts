import type { Polaritas } from '../codes/perencanaan';
import type { Words } from './words';

/** Directions in one word, as spreadsheets have them. */
export const polaritasWords: Words<Polaritas> = {
  maximize: 'Maksimal',
  minimize: 'Minimal',
  range: 'Rentang',
};

/** What the directions mean, as people choose and read them. */
export const polaritasMeanings: Words<Polaritas> = {
  maximize: 'Makin tinggi makin baik',
  minimize: 'Makin rendah makin baik',
  range: 'Di dalam rentang',
};
