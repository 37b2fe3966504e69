import type { IkuCard } from '@selaras/contracts';
import { capaianOf, formatMeasure, formatPercent, formatRange, isTercapai } from '@selaras/domain';

type Measured = Pick<
  IkuCard,
  'polaritas' | 'range_min' | 'range_max' | 'satuan' | 'target' | 'realisasi' | 'capaian'
>;

/** A target in words; that of a range is its two bounds. */
export const targetWords = ({ polaritas, range_min, range_max, target }: Measured): string =>
  polaritas === 'range' ? formatRange(range_min, range_max) : formatMeasure(target);

/** What was promised and what came, as one sentence. */
export function verdictSentence(measured: Measured, tahun: number): string {
  const { satuan, realisasi, capaian } = measured;
  const unit = satuan ? ` ${satuan}` : '';
  const promise = `Tahun ${tahun} dijanjikan ${targetWords(measured)}${unit}`;
  if (realisasi === null) return `${promise}; hasilnya belum dilaporkan.`;
  if (capaian === null) return `${promise}; hasilnya ${formatMeasure(realisasi)}${unit}.`;
  const verdict = isTercapai(capaian) ? 'tercapai' : 'belum tercapai';
  return `${promise}; hasilnya ${formatMeasure(realisasi)}${unit}: ${verdict} (${formatPercent(capaian)}).`;
}

export interface YearResult {
  readonly tahun: number;
  readonly target: number | null;
  readonly realisasi: number | null;
  readonly capaian: number | null;
}

/** The years of the period, each with its achievement by the domain's rule. */
export const yearResults = (iku: IkuCard): YearResult[] =>
  iku.tren.map((point) => ({ ...point, capaian: capaianOf({ ...iku, ...point }) }));

/** Since when the verdict of this year has held without a break; null without a result of this year. */
export function verdictSince(iku: IkuCard, tahun: number): number | null {
  const results = yearResults(iku).filter((result) => result.tahun <= tahun);
  const last = results.at(-1);
  if (last === undefined || last.capaian === null) return null;
  const broken = results.findLast(
    ({ capaian }) => capaian === null || isTercapai(capaian) !== isTercapai(last.capaian),
  );
  return (broken?.tahun ?? (results[0]?.tahun ?? tahun) - 1) + 1;
}
