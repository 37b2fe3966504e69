import type { RingkasTindakLanjut } from '@selaras/contracts';
import { keadaanTindakLanjut } from '@selaras/domain';

/** How many recommendations there are, in whichever state. */
export const jumlahOf = (ringkas: RingkasTindakLanjut): number =>
  keadaanTindakLanjut.reduce((sum, name) => sum + ringkas[name], 0);

/** Counts of several units together. */
export function bersama(rows: readonly RingkasTindakLanjut[]): RingkasTindakLanjut {
  const sum = (name: keyof RingkasTindakLanjut) => rows.reduce((all, row) => all + row[name], 0);
  return {
    terbuka: sum('terbuka'),
    diajukan: sum('diajukan'),
    dikembalikan: sum('dikembalikan'),
    selesai: sum('selesai'),
    terlambat: sum('terlambat'),
  };
}

/** How far a unit is, in a few words. */
export const ringkasWords = (ringkas: RingkasTindakLanjut): string =>
  [
    `${ringkas.selesai} dari ${jumlahOf(ringkas)} selesai`,
    ...(ringkas.terlambat > 0 ? [`${ringkas.terlambat} lewat tenggat`] : []),
  ].join(', ');
