import type { Polaritas } from '../codes/perencanaan';
import type { Tingkat } from '../codes/tingkat';
import { EMPTY_VALUE, formatMeasure } from '../numbers/format-number';
import { tingkatWords } from '../words/tingkat';

/** What a row promises for the year. */
export interface PlanTarget {
  /** null on action steps, of which more is better. */
  readonly polaritas: Polaritas | null;
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly target: number | null;
}

/** What a target consists of: one figure, or the bounds within which an indicator is to stay. */
export const targetFigures = ({ polaritas, range_min, range_max, target }: PlanTarget): (number | null)[] =>
  polaritas === 'range' && (range_min ?? range_max ?? null) !== null ? [range_min, range_max] : [target];

/** The year's target as it is shown: of an indicator that is to stay within bounds these bounds, `7–7,5`. */
export const targetText = (row: PlanTarget): string => targetFigures(row).map(formatMeasure).join('–');

/** The target as a cell of a sheet: a number to reckon with, or the two bounds as a text. */
export const targetCell = (row: PlanTarget | null): number | string | null => {
  if (row === null) return null;
  const figures = targetFigures(row);
  return figures.length > 1 ? targetText(row) : row.target;
};

/** The target with its unit; a dash alone while there is none. */
export function targetWithUnit(row: PlanTarget & { readonly satuan: string | null }): string {
  const text = targetText(row);
  return text === EMPTY_VALUE || !row.satuan ? text : `${text} ${row.satuan}`;
}

/** A row of a plan: what it is, what it is measured by, and what it may cost. */
export interface PlanLine extends PlanTarget {
  readonly id: string;
  /** 0 stands at the left edge. */
  readonly depth: number;
  /** What the row is: a goal, a unit, a programme … */
  readonly level: string;
  readonly kode: string | null;
  readonly text: string;
  /** null where the row is not measured itself. */
  readonly indikator: string | null;
  readonly satuan: string | null;
  /** Rupiah. */
  readonly pagu: number | null;
}

/** The lines down to a depth. */
export const downTo = <Line extends { readonly depth: number }>(
  lines: readonly Line[],
  depth: number,
): Line[] => lines.filter((line) => line.depth <= depth);

interface PlanRow extends PlanTarget {
  readonly id: number;
  readonly tingkat: Tingkat;
  readonly kode: string | null;
  readonly nama: string | null;
  readonly sasaran: string;
  readonly indikator: string;
  readonly satuan: string | null;
  readonly pagu: number | null;
}

/** A row of a unit's plan as a line. */
export const planLineOf = (row: PlanRow, depth: number): PlanLine => ({
  id: `${row.tingkat}-${row.id}`,
  depth,
  level: tingkatWords[row.tingkat].singkat,
  kode: row.kode,
  text: row.nama ?? row.sasaran,
  indikator: row.indikator,
  satuan: row.satuan,
  polaritas: row.polaritas,
  range_min: row.range_min,
  range_max: row.range_max,
  target: row.target,
  pagu: row.pagu,
});

/** A level that a plan is shown down to, as addresses and choices name it. */
interface PlanDepth<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly depth: number;
}

const depths = <const Value extends string>(
  first: PlanDepth<Value>,
  ...others: readonly PlanDepth<Value>[]
): readonly [PlanDepth<Value>, ...PlanDepth<Value>[]] => [first, ...others];

/** Levels of the regency's plan of the year; of each plan the first is shown at first. */
export const rkpdDepths = depths(
  { value: 'program', label: 'Program', depth: 2 },
  { value: 'perangkat-daerah', label: 'Perangkat daerah', depth: 1 },
  { value: 'sasaran', label: 'Sasaran', depth: 0 },
);

/** Levels of a unit's plan of the year. */
export const rktDepths = depths(
  { value: 'kegiatan', label: 'Kegiatan', depth: 2 },
  { value: 'iku', label: 'IKU', depth: 0 },
  { value: 'program', label: 'Program', depth: 1 },
  { value: 'sub-kegiatan', label: 'Sub kegiatan', depth: 3 },
);

/** Levels of a unit's integrated plan. */
export const terintegrasiDepths = depths(
  { value: 'sub-kegiatan', label: 'Sub kegiatan', depth: 3 },
  { value: 'iku', label: 'IKU', depth: 0 },
  { value: 'program', label: 'Program', depth: 1 },
  { value: 'kegiatan', label: 'Kegiatan', depth: 2 },
  { value: 'langkah-aksi', label: 'Langkah aksi', depth: 4 },
);
