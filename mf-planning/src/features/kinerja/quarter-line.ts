import { allTriwulan, triwulanWord } from '@selaras/domain';
import type { FigureLine, FiguresField } from '@selaras/resource/core';
import { sumOfQuarters, yearOfQuarters } from './kinerja-value';

const YEAR_TITLE = 'tahun';

type QuarterName<Name extends string> = `${Name}_tw${1 | 2 | 3 | 4}`;
type Cells<Name extends string> = Readonly<Record<string, Name>>;

/** Columns of a grid by quarter. */
export const quarterColumns: FiguresField<string>['columns'] = () => [
  ...allTriwulan.map((tw) => ({ id: `tw${tw}`, label: triwulanWord(tw) })),
  { id: YEAR_TITLE, label: 'Setahun' },
];

/** Columns of a grid by quarter that has no figure of the year. */
export const plainQuarterColumns: FiguresField<string>['columns'] = (surroundings) =>
  quarterColumns(surroundings).slice(0, -1);

const quarterCells = <const Name extends string>(name: Name): Cells<QuarterName<Name>> => ({
  tw1: `${name}_tw1`,
  tw2: `${name}_tw2`,
  tw3: `${name}_tw3`,
  tw4: `${name}_tw4`,
});

const inUnit = { unit: { of: 'satuan' } } as const;
const inRupiah = { unit: 'Rp', digits: 2 } as const;

/** A plan in the unit of the indicator; the year's value follows the quarters by `tipe_hitung`. */
export const plannedMeasure = <const Name extends string>(
  name: Name,
  label: string,
): FigureLine<Name | QuarterName<Name> | 'satuan'> => ({
  id: name,
  label,
  ...inUnit,
  cells: { ...quarterCells(name), [YEAR_TITLE]: name },
  derived: YEAR_TITLE,
  derive: yearOfQuarters(name),
});

/** What was reached of it; the year's value is only shown. */
export const reachedMeasure = <const Name extends string>(
  name: Name,
  label: string,
): FigureLine<QuarterName<Name> | 'satuan'> => ({
  id: name,
  label,
  ...inUnit,
  inItsTime: true,
  cells: quarterCells(name),
  derived: YEAR_TITLE,
  derive: yearOfQuarters(name),
});

/** A budget; the year's amount follows the sum of the quarters. */
export const plannedMoney = <const Name extends string>(
  name: Name,
  label: string,
): FigureLine<Name | QuarterName<Name>> => ({
  id: name,
  label,
  ...inRupiah,
  cells: { ...quarterCells(name), [YEAR_TITLE]: name },
  derived: YEAR_TITLE,
  derive: sumOfQuarters(name),
});

/** What was spent of it; the sum is only shown. */
export const spentMoney = <const Name extends string>(
  name: Name,
  label: string,
): FigureLine<QuarterName<Name>> => ({
  id: name,
  label,
  ...inRupiah,
  inItsTime: true,
  cells: quarterCells(name),
  derived: YEAR_TITLE,
  derive: sumOfQuarters(name),
});

/** Figures of the quarters alone, in the unit of the indicator. */
export const quarterFigures = <const Name extends string>(
  name: Name,
  label: string,
): FigureLine<QuarterName<Name> | 'satuan'> => ({ id: name, label, ...inUnit, cells: quarterCells(name) });
