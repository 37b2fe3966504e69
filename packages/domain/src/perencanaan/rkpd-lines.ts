import type { Polaritas } from '../codes/perencanaan';
import type { PlanLine } from './plan-line';

interface Measured {
  readonly id: number;
  readonly sasaran: string;
  readonly indikator: string;
  readonly satuan: string | null;
  readonly polaritas: Polaritas | null;
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly target: number | null;
}

interface Programme extends Measured {
  readonly kode: string | null;
  readonly nama: string | null;
  readonly pagu: number | null;
}

interface Unit {
  readonly satuan_kerja_id: number;
  readonly satuan_kerja_nama: string;
  readonly pagu: number;
  readonly program: readonly Programme[];
}

/** The regency's plan of the year: its goals with the units and programmes that serve them. */
interface RegencyPlan {
  readonly sasaran: readonly (Measured & { readonly pagu: number; readonly satuan_kerja: readonly Unit[] })[];
}

const measure = ({ indikator, satuan, polaritas, range_min, range_max, target }: Measured) => ({
  indikator,
  satuan,
  polaritas,
  range_min,
  range_max,
  target,
});

const unmeasured = {
  indikator: null,
  satuan: null,
  polaritas: null,
  range_min: null,
  range_max: null,
  target: null,
} as const;

/** The regency's plan as lines: goals, the units below each, and their programmes. */
export const rkpdLines = ({ sasaran }: RegencyPlan): PlanLine[] =>
  sasaran.flatMap((goal) => [
    {
      id: `sasaran-${goal.id}`,
      depth: 0,
      level: 'Sasaran kabupaten',
      kode: null,
      text: goal.sasaran,
      ...measure(goal),
      pagu: goal.pagu,
    },
    ...goal.satuan_kerja.flatMap((unit) => [
      {
        id: `unit-${goal.id}-${unit.satuan_kerja_id}`,
        depth: 1,
        level: 'Perangkat daerah',
        kode: null,
        text: unit.satuan_kerja_nama,
        ...unmeasured,
        pagu: unit.pagu,
      },
      ...unit.program.map((row) => ({
        id: `program-${row.id}`,
        depth: 2,
        level: 'Program',
        kode: row.kode,
        text: row.nama ?? row.sasaran,
        ...measure(row),
        pagu: row.pagu,
      })),
    ]),
  ]);
