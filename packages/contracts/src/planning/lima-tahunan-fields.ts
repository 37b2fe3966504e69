import { labelPembanding } from '@selaras/domain';
import type { EntityFields } from '../entity-field';
import { definisiFields, measureFields } from './kinerja/kinerja-fields';

/** What stands beside each of the five years, under one name for grids, columns, history and spreadsheet. */
export const yearlyFigureLabels = {
  target: 'Target',
  realisasi: 'Realisasi',
  capaian: 'Capaian',
  rata_nasional: 'Rata-rata pembanding',
} as const;
export type YearlyFigure = keyof typeof yearlyFigureLabels;

const allPosisi = [1, 2, 3, 4, 5] as const;
type Posisi = (typeof allPosisi)[number];

/** `target_1` … `target_5`: position 1 is the first year of the period. */
export const perTahunNames = <const Name extends string>(name: Name) =>
  allPosisi.map((posisi) => `${name}_${posisi}` as const);

function perTahunFields<const Name extends YearlyFigure, const More extends { readonly derived?: true }>(
  name: Name,
  more: More,
) {
  const field = (posisi: Posisi) => ({
    kind: 'number',
    label: `${yearlyFigureLabels[name]} tahun ke-${posisi}`,
    optional: true,
    ...more,
  });
  return Object.fromEntries(allPosisi.map((posisi) => [`${name}_${posisi}`, field(posisi)])) as Readonly<
    Record<
      `${Name}_${Posisi}`,
      { readonly kind: 'number'; readonly label: string; readonly optional: true } & More
    >
  >;
}

/** Figures of the period that are typed in; `baseline` is the one before it. */
export const yearlyFigureFields = {
  baseline: { kind: 'number', label: 'Kondisi awal', optional: true },
  ...perTahunFields('target', {}),
  ...perTahunFields('realisasi', {}),
  ...perTahunFields('rata_nasional', {}),
} as const satisfies EntityFields;

/** Achievement of each year (domain §3). */
export const capaianTahunanFields = perTahunFields('capaian', { derived: true }) satisfies EntityFields;

/** What the figures are compared with. */
export const pembandingFields = {
  label_pembanding: {
    kind: 'choice',
    label: 'Pembanding',
    half: true,
    codes: labelPembanding,
    initial: 'nasional',
  },
} as const satisfies EntityFields;

export const sumberDataFields = {
  sumber_data: { kind: 'text', label: 'Sumber data', half: true, optional: true },
} as const satisfies EntityFields;

/** What goals of the regency and goals of units have in common: measure, five years of figures, definition. */
export const limaTahunanFields = {
  ...measureFields,
  ...yearlyFigureFields,
  ...capaianTahunanFields,
  ...pembandingFields,
  ...sumberDataFields,
  ...definisiFields,
} as const satisfies EntityFields;
