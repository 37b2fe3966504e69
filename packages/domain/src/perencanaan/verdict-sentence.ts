import { isTercapai } from '../capaian/capaian';
import { formatMeasure, formatPercent } from '../numbers/format-number';
import { targetText } from './plan-line';

type Measured = Parameters<typeof targetText>[0] & {
  readonly satuan: string | null;
  readonly realisasi: number | null;
  /** Percent. */
  readonly capaian: number | null;
};

/** What was promised and what came, as one sentence. */
export function verdictSentence(measured: Measured, tahun: number): string {
  const { satuan, realisasi, capaian } = measured;
  const unit = satuan ? ` ${satuan}` : '';
  const promise = `Tahun ${tahun} dijanjikan ${targetText(measured)}${unit}`;
  if (realisasi === null) return `${promise}; hasilnya belum dilaporkan.`;
  if (capaian === null) return `${promise}; hasilnya ${formatMeasure(realisasi)}${unit}.`;
  const verdict = isTercapai(capaian) ? 'tercapai' : 'belum tercapai';
  return `${promise}; hasilnya ${formatMeasure(realisasi)}${unit}: ${verdict} (${formatPercent(capaian)}).`;
}
