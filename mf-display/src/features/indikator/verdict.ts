import type { IkuCard } from '@selaras/contracts';
import { capaianOf, isTercapai } from '@selaras/domain';

export interface YearResult {
  readonly tahun: number;
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly capaian: number | null;
}

/** The years of the period, each with its achievement by the domain's rule. */
export const yearResults = (iku: IkuCard): YearResult[] =>
  iku.tren.map((point) => ({ ...point, capaian: capaianOf({ ...iku, ...point }) }));

/**
 * Since when the verdict of this year has held without a break; null without a result of this year. Years in which
 * something else was measured (`berubah`: where a new definition begins) do not count.
 */
export function verdictSince(iku: IkuCard, tahun: number, berubah: readonly number[]): number | null {
  const results = yearResults(iku).filter((result) => result.tahun <= tahun);
  const last = results.at(-1);
  if (last === undefined || last.capaian === null) return null;
  const broken = results.findLast(
    ({ capaian }) => capaian === null || isTercapai(capaian) !== isTercapai(last.capaian),
  );
  const held = (broken?.tahun ?? (results[0]?.tahun ?? tahun) - 1) + 1;
  return Math.max(held, ...berubah);
}
