import { keadaanRapor, optionsOf, perbaikanRapor, perbaikanRaporWords } from '@selaras/domain';
import type { ChoiceFilter } from '@selaras/resource/core';
import type { SebutanRapor } from './sebutan-rapor';

/** Filters of the rows behind a report card of either kind: what its diagram asks of each. */
export const rowFiltersOf = ({
  keadaan: words,
  tercapai,
}: Pick<SebutanRapor, 'keadaan' | 'tercapai'>): readonly ChoiceFilter[] => [
  {
    name: 'keadaan',
    label: 'Keadaan',
    options: [
      { value: 'belum-tercapai', label: `Belum ${tercapai}` },
      ...keadaanRapor.map((value) => ({ value, label: words[value] })),
    ],
  },
  {
    name: 'penyebab',
    label: 'Penyebab',
    options: optionsOf({ ada: 'Sudah dicatat', belum: 'Belum dicatat' }),
  },
  {
    name: 'perbaikan',
    label: 'Perbaikan',
    options: perbaikanRapor.map((value) => ({ value, label: perbaikanRaporWords[value] })),
  },
];
