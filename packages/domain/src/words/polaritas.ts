import type { Words } from './words';

/** Direction of an indicator: more is better, less is better, or inside two bounds (domain §1). */
export const semuaPolaritas = ['maximize', 'minimize', 'range'] as const;
export type Polaritas = (typeof semuaPolaritas)[number];

/** Those of a quarterly action, which has no bounds. */
export const polaritasAksi = ['maximize', 'minimize'] as const satisfies readonly Polaritas[];
export type PolaritasAksi = (typeof polaritasAksi)[number];

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
