import type { EntityFields } from '../../entity-field';

/** What is written of an instrument itself. */
export const instrumenFields = {
  nama: { kind: 'text', label: 'Nama instrumen', maxLength: 200 },
} as const satisfies EntityFields;

/** What is written of an answer of its scale. */
export const jawabanInstrumenFields = {
  kode: { kind: 'text', label: 'Kode', maxLength: 2 },
  nilai: { kind: 'number', label: 'Nilai' },
  uraian: { kind: 'text', label: 'Arti', maxLength: 500 },
} as const satisfies EntityFields;

/** What is written of a component. */
export const komponenInstrumenFields = {
  nomor: { kind: 'text', label: 'Nomor', maxLength: 10 },
  nama: { kind: 'text', label: 'Nama komponen', maxLength: 300 },
  bobot: { kind: 'number', label: 'Bobot' },
} as const satisfies EntityFields;

/** What is written of a sub-component. */
export const subKomponenInstrumenFields = {
  ...komponenInstrumenFields,
  nama: { kind: 'area', label: 'Nama', maxLength: 500 },
} as const satisfies EntityFields;

/** What is written of a criterion. */
export const kriteriaInstrumenFields = {
  uraian: { kind: 'area', label: 'Kriteria', maxLength: 2000 },
} as const satisfies EntityFields;
