import { formatMeasure, formatPercent, formatRupiahShort } from '@selaras/domain';
import type { DatasetChart } from '../../open-data/dataset';

/** A chart's figures by what they are: results are filled, a promise is a dashed line beside them. */
export interface ChartSeries {
  readonly label: string;
  readonly nilai: readonly (number | null)[];
  readonly promise: boolean;
}

/** What a result is held against. */
const promises: readonly string[] = ['target', 'rencana', 'pagu'];

/** More side by side would be too thin to be told apart. */
const MOST_RESULTS = 3;

/** Results in their order, then the promise. */
export function chartSeries({ series }: Pick<DatasetChart, 'series'>): ChartSeries[] {
  const named = series.map(({ id, label, nilai }) => ({ label, nilai, promise: promises.includes(id) }));
  const results = named.filter(({ promise }) => !promise).slice(0, MOST_RESULTS);
  return [...results, ...named.filter(({ promise }) => promise).slice(0, 1)];
}

/** The first places of a chart. */
export const firstOf = (chart: DatasetChart, most: number): DatasetChart => ({
  ...chart,
  labels: chart.labels.slice(0, most),
  series: chart.series.map((one) => ({ ...one, nilai: one.nilai.slice(0, most) })),
});

export const figuresOf = (series: readonly ChartSeries[]): number[] =>
  series.flatMap(({ nilai }) => nilai.filter((figure): figure is number => figure !== null));

/** A chart's figure as it is read. */
export function figureWords(figure: number | null, satuan: string): string {
  if (/^(rupiah|rp)$/i.test(satuan)) return formatRupiahShort(figure);
  return /^(persen|%)$/i.test(satuan) ? formatPercent(figure) : formatMeasure(figure);
}
