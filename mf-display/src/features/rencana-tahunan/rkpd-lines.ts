import type { Rkpd } from '@selaras/contracts';
import { type PlanLine, targetText } from '../../plan/plan-line';

/** The regency's plan as lines: goals, the units below each, and their programmes. */
export const rkpdLines = ({ sasaran }: Rkpd): PlanLine[] =>
  sasaran.flatMap((goal) => [
    {
      id: `sasaran-${goal.id}`,
      depth: 0,
      level: 'Sasaran kabupaten',
      kode: null,
      text: goal.sasaran,
      indikator: goal.indikator,
      satuan: goal.satuan,
      target: targetText(goal),
      pagu: goal.pagu,
    },
    ...goal.satuan_kerja.flatMap((unit) => [
      {
        id: `unit-${goal.id}-${unit.satuan_kerja_id}`,
        depth: 1,
        level: 'Perangkat daerah',
        kode: null,
        text: unit.satuan_kerja_nama,
        indikator: null,
        satuan: null,
        target: null,
        pagu: unit.pagu,
      },
      ...unit.program.map((row) => ({
        id: `program-${row.id}`,
        depth: 2,
        level: 'Program',
        kode: row.kode,
        text: row.nama ?? row.sasaran,
        indikator: row.indikator,
        satuan: row.satuan,
        target: targetText(row),
        pagu: row.pagu,
      })),
    ]),
  ]);
