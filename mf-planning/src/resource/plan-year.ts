import { periodStartOf, shellConstants } from '@selaras/domain';
import type { FormSurroundings, OfYear } from '@selaras/resource/core';

/** Plans belong to the performance year that the reader chose. */
export const planYear: Required<OfYear> = { yearOf: ({ tahunKinerja }) => tahunKinerja };

interface PlanYears {
  readonly tahun: number;
  /** First year of the five-year period of `tahun`. */
  readonly tahunMulai: number;
}

/** The years of a plan's form. */
export function planYears({ tahun }: Pick<FormSurroundings, 'tahun'>): PlanYears {
  if (tahun === null) throw new Error('A form of the plan needs a resource of definePlanResource');
  return { tahun, tahunMulai: periodStartOf(tahun) ?? shellConstants.basePeriodStartYear };
}
