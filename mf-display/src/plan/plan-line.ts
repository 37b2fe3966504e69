import type { PlanFigures } from '@selaras/contracts';
import { targetText } from '../cells/target-text';

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

/** A row of a plan with the names that the budget has for it, if any. */
type Planned = PlanFigures & Pick<PlanLine, 'pagu'> & Partial<Record<'kode' | 'nama', string | null>>;

/** What a row of a plan says of itself as a line, wherever it stands in the tree. */
export const planned = (row: Planned) => ({
  kode: row.kode ?? null,
  text: row.nama ?? row.sasaran,
  indikator: row.indikator,
  satuan: row.satuan,
  target: targetText(row),
  pagu: row.pagu,
});

/** The lines down to a level. */
export const downTo = <Line extends { readonly depth: number }>(
  lines: readonly Line[],
  depth: number,
): Line[] => lines.filter((line) => line.depth <= depth);
