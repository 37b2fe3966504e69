import { type Rkt, tingkatRkt } from '@selaras/contracts';
import { tingkatWords } from '@selaras/domain';
import { type PlanLine, planned } from '../../plan/plan-line';

/** A unit's plan of the year as lines, from its goals to its sub-activities. */
export const rktLines = ({ baris }: Rkt): PlanLine[] =>
  baris.map((row) => ({
    id: `${row.tingkat}-${row.id}`,
    depth: tingkatRkt.indexOf(row.tingkat),
    level: tingkatWords[row.tingkat].singkat,
    ...planned(row),
  }));
