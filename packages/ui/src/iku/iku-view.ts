import type { IkuCard } from '@selaras/contracts';
import {
  formatMeasure,
  formatRange,
  type PerbandinganIku,
  type Polaritas,
  pembandingWords,
  perbandinganIku,
  perubahanOf,
  type StatusCapaian,
  statusCapaianOf,
} from '@selaras/domain';
import type { SparklinePoint } from '../chart/sparkline';
import type { StatTrend } from '../chart/stat-card';

const goodDirection: Record<Polaritas, 'up' | 'down' | null> = {
  maximize: 'up',
  minimize: 'down',
  range: null,
};

export function ikuStatus({ capaian }: Pick<IkuCard, 'capaian'>): StatusCapaian {
  return statusCapaianOf(capaian, false);
}

/** Change against the year before as an arrow with words; nothing without both years. */
export function ikuTrend(iku: IkuCard, tahun: number): StatTrend | undefined {
  const change = perubahanOf(iku.realisasi, iku.realisasi_tahun_lalu, iku.satuan);
  if (change === null) return undefined;
  const { direction } = change;
  const word = { up: 'Naik', down: 'Turun', same: 'Tetap' }[direction];
  const good = goodDirection[iku.polaritas];
  const meaning = direction === 'same' || good === null ? 'neutral' : direction === good ? 'good' : 'bad';
  const text =
    direction === 'same' ? `${word} dari ${tahun - 1}` : `${word} ${change.text} dari ${tahun - 1}`;
  return { text, direction, meaning };
}

/** Comparison with the national or regional value, with its words and its verdict. */
export function ikuPerbandingan(iku: IkuCard): PerbandinganIku & { label: string; value: string } {
  return {
    ...perbandinganIku({
      indikatorId: iku.indikator_id,
      realisasi: iku.realisasi,
      pembanding: iku.rata_nasional,
      polaritas: iku.polaritas,
    }),
    label: pembandingWords[iku.label_pembanding],
    value: formatMeasure(iku.rata_nasional),
  };
}

/** Missed indicators first, then those without data; each kind in the order in which it came. */
export const missedFirst = (iku: readonly IkuCard[]): IkuCard[] =>
  missedOrder.flatMap((status) => iku.filter((card) => ikuStatus(card) === status));

const missedOrder = ['tidak-tercapai', 'belum-ada-data', 'tercapai'] as const;

/** Names the bar of a year; the target of a range indicator is its two bounds. */
export function barLabel(iku: IkuCard, tahun: number): string {
  return iku.polaritas === 'range'
    ? `Rentang ${formatRange(iku.range_min, iku.range_max)}`
    : `Tahun ${tahun}`;
}

/** Realisations up to a year for the trend line; a year without one is a gap. */
export const sparkline = (iku: IkuCard, tahun: number): SparklinePoint[] =>
  iku.tren
    .filter((point) => point.tahun <= tahun)
    .map((point) => ({ label: String(point.tahun), value: point.realisasi }));
