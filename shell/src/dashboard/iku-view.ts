import type { IkuCard } from '@selaras/contracts';
import {
  formatDecimal,
  formatPercent,
  type Perbandingan,
  type Polaritas,
  pembandingWords,
  perbandinganNasional,
  type StatusCapaian,
  statusCapaianOf,
} from '@selaras/domain';
import type { SparklinePoint, StatTrend } from '@selaras/ui';

const goodDirection: Record<Polaritas, 'up' | 'down' | null> = {
  maximize: 'up',
  minimize: 'down',
  range: null,
};

export function ikuStatus({ capaian }: Pick<IkuCard, 'capaian'>): StatusCapaian {
  return statusCapaianOf(capaian, false);
}

/** Growth against the year before as an arrow with words; nothing without both years. */
export function ikuTrend(iku: IkuCard, tahun: number): StatTrend | undefined {
  const growth = iku.perbandingan_realisasi_tahun;
  if (growth === null) return undefined;
  const direction = growth > 0 ? 'up' : growth < 0 ? 'down' : 'same';
  const word = { up: 'Naik', down: 'Turun', same: 'Tetap' }[direction];
  const good = goodDirection[iku.polaritas];
  const meaning = direction === 'same' || good === null ? 'neutral' : direction === good ? 'good' : 'bad';
  const text =
    direction === 'same'
      ? `${word} dari ${tahun - 1}`
      : `${word} ${formatPercent(Math.abs(growth))} dari ${tahun - 1}`;
  return { text, direction, meaning };
}

/** Comparison with the national or regional value, with its words. */
export function ikuPerbandingan(iku: IkuCard): Perbandingan & { label: string; value: string } {
  return {
    ...perbandinganNasional({
      indikatorId: iku.indikator_id ?? Number.NaN,
      realisasi: iku.realisasi,
      pembanding: iku.rata_nasional,
    }),
    label: pembandingWords[iku.label_pembanding],
    value: formatDecimal(iku.rata_nasional, 3),
  };
}

/** Names the bar of a year; the target of a range indicator is its two bounds. */
export function barLabel(iku: IkuCard, tahun: number): string {
  return iku.polaritas === 'range'
    ? `Rentang ${formatDecimal(iku.range_min)}–${formatDecimal(iku.range_max)}`
    : `Tahun ${tahun}`;
}

/** Realisations up to a year for the trend line; years without one are left out. */
export function sparkline(iku: IkuCard, tahun: number): SparklinePoint[] {
  return iku.tren
    .filter((point) => point.tahun <= tahun && point.realisasi !== null)
    .map((point) => ({ label: String(point.tahun), value: point.realisasi }));
}
