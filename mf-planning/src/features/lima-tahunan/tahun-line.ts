import { type YearlyFigure, yearlyFigureLabels } from '@selaras/contracts';
import { yearsOfPeriod } from '@selaras/domain';
import type { FigureLine, FiguresField } from '@selaras/resource/core';
import { planYears } from '../../resource/plan-year';

export const BASELINE = 'baseline';

type Posisi = 1 | 2 | 3 | 4 | 5;
type YearName<Name extends string> = `${Name}_${Posisi}`;
type Cells<Name extends string> = Readonly<Record<string, Name>>;

/** Columns of a grid by year: the one before the period, then its five. */
export const yearColumns: FiguresField<string>['columns'] = (surroundings) => {
  const { tahunMulai } = planYears(surroundings);
  return [
    { id: BASELINE, label: String(tahunMulai - 1) },
    ...yearsOfPeriod(tahunMulai).map((tahun, index) => ({ id: String(index + 1), label: String(tahun) })),
  ];
};

const yearCells = <const Name extends string>(name: Name): Cells<YearName<Name>> => ({
  1: `${name}_1`,
  2: `${name}_2`,
  3: `${name}_3`,
  4: `${name}_4`,
  5: `${name}_5`,
});

/** Figures of the five years in the unit of the indicator. */
export const yearLine = <const Name extends YearlyFigure>(
  name: Name,
): FigureLine<YearName<Name> | 'satuan'> => ({
  id: name,
  label: yearlyFigureLabels[name],
  unit: { of: 'satuan' },
  cells: yearCells(name),
});

/** The same with the figure before the period. */
export const yearLineWithBaseline = <const Name extends YearlyFigure>(
  name: Name,
): FigureLine<YearName<Name> | 'satuan' | 'baseline'> => ({
  ...yearLine(name),
  cells: { [BASELINE]: BASELINE, ...yearCells(name) },
});
