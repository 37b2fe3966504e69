import type { Rkpd } from '@selaras/contracts';
import { type PlanLine, planned } from '../../plan/plan-line';

/** The regency's plan as lines: goals, the units below each, and their programmes. */
export const rkpdLines = ({ sasaran }: Rkpd): PlanLine[] =>
  sasaran.flatMap((goal) => [
    {
      id: `sasaran-${goal.id}`,
      depth: 0,
      level: 'Sasaran kabupaten',
      ...planned(goal),
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
        ...planned(row),
      })),
    ]),
  ]);
