import type { PlanFigures } from '@selaras/contracts';
import { formatMeasure, formatRange } from '@selaras/domain';

/** A row of a plan's table: what it is, what it is measured by, and what it may cost. */
export interface PlanLine {
  readonly id: string;
  /** 0 stands at the left edge. */
  readonly depth: number;
  /** What the row is: a goal, a unit, a programme … */
  readonly level: string;
  readonly kode: string | null;
  readonly text: string;
  readonly indikator: string | null;
  readonly satuan: string | null;
  /** Target of the year as it is shown; null where the row has none of its own. */
  readonly target: string | null;
  readonly pagu: number | null;
}

type Target = Pick<PlanFigures, 'polaritas' | 'range_min' | 'range_max' | 'target'>;

/** The year's target as it is shown: of an indicator that is to stay within bounds these bounds. */
export const targetText = ({ polaritas, range_min, range_max, target }: Target): string =>
  polaritas === 'range' ? formatRange(range_min, range_max) : formatMeasure(target);

/** The lines down to a level. */
export const downTo = <Line extends { readonly depth: number }>(
  lines: readonly Line[],
  depth: number,
): Line[] => lines.filter((line) => line.depth <= depth);
