import { periodStartOf, yearPosition } from '@selaras/domain';
import { ProblemError } from '../../plugins/problem';

/** A year with its place in its five-year period. */
export interface PeriodYear {
  readonly tahun: number;
  readonly tahunMulai: number;
  /** Position of the year in its period, 1 to 5. */
  readonly posisi: number;
}

/** @throws `TAHUN_TIDAK_DIKENAL` for a year outside every period. */
export function periodYearOf(tahun: number): PeriodYear {
  const tahunMulai = periodStartOf(tahun);
  if (tahunMulai === null) throw new ProblemError('TAHUN_TIDAK_DIKENAL');
  return { tahun, tahunMulai, posisi: yearPosition(tahun, tahunMulai) };
}
