import type { Rkpd } from '@selaras/contracts';
import { sumRupiah } from '@selaras/domain';
import type { listGoals, ServingProgramme } from './rkpd-repository';

type Goals = Awaited<ReturnType<typeof listGoals>>;

/** Goals with the units and programmes below them; every sum is that of the rows below it. */
export function rkpdOf(goals: Goals, programmes: readonly ServingProgramme[], hidden: number): Rkpd {
  const sasaran = goals.map((goal) => {
    const satuan_kerja = unitsOf(programmes.filter((one) => one.sasaran_strategis_rpjmd_id === goal.id));
    return { ...goal, pagu: sumRupiah(satuan_kerja.map(({ pagu }) => pagu)), satuan_kerja };
  });
  return { sasaran, pagu: sumRupiah(sasaran.map(({ pagu }) => pagu)), belum_disetujui: hidden };
}

function unitsOf(programmes: readonly ServingProgramme[]) {
  const units = new Map(programmes.map((one) => [one.satuan_kerja_id, one]));
  return [...units.values()].map(({ satuan_kerja_id, satuan_kerja_nama, singkatan }) => {
    const program = programmes.filter((one) => one.satuan_kerja_id === satuan_kerja_id);
    const pagu = sumRupiah(program.map((one) => one.pagu ?? 0));
    return { satuan_kerja_id, satuan_kerja_nama, singkatan, pagu, program };
  });
}
