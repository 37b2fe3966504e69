import { type Rkt, type RktRow, tingkatRkt } from '@selaras/contracts';
import { sumRupiah } from '@selaras/domain';
import type { PlainRow } from '../../../kit/plan-rows/plan-row-repository';

/** A unit's rows of the year from its goals to its sub-activities; a goal has the sum of its programmes. */
export function rktOf(rows: readonly PlainRow[]): Rkt {
  const programmes = rows.filter(({ tingkat }) => tingkat === 'kinerja-program');
  const sum = (some: readonly PlainRow[]) => sumRupiah(some.map(({ anggaran }) => anggaran ?? 0));
  const baris = rows.flatMap(({ tingkat, ...row }): RktRow[] => {
    const level = tingkatRkt.find((one) => one === tingkat);
    if (level === undefined) return [];
    const pagu =
      level === 'sasaran-strategis-pd'
        ? sum(programmes.filter(({ induk_id }) => induk_id === row.id))
        : row.anggaran;
    return [{ ...row, tingkat: level, pagu }];
  });
  return { baris, pagu: sum(programmes) };
}
