import { type Rkt, tingkatRkt } from '@selaras/contracts';
import { tingkatWords } from '@selaras/domain';
import { type PlanLine, targetText } from '../../plan/plan-line';

/** A unit's plan of the year as lines, from its goals to its sub-activities. */
export const rktLines = ({ baris }: Rkt): PlanLine[] =>
  baris.map((row) => ({
    id: `${row.tingkat}-${row.id}`,
    depth: tingkatRkt.indexOf(row.tingkat),
    level: tingkatWords[row.tingkat].singkat,
    kode: row.kode,
    text: row.nama ?? row.sasaran,
    indikator: row.indikator,
    satuan: row.satuan,
    target: targetText(row),
    pagu: row.pagu,
  }));
