import { scaleLinear } from 'd3-scale';
import { type Html, html } from '../../../kit/html/html';
import type { DatasetChart } from '../../../kit/open-data/dataset';
import {
  type ChartSeries,
  chartSeries,
  figuresOf,
  figureWords,
  firstOf,
} from '../../../kit/picture/chart/chart-series';

/** More would make a card a page; the link below leads to all of them. */
const MOST_ROWS = 10;
const classes = ['hasil', 'hasil-2', 'hasil-3'] as const;
/** Width and height of a row's drawing; it is stretched to the width that there is. */
const [WIDE, HIGH, TICK] = [200, 12, 1.5];

/** A chart as rows of label, bar and figure, so that it is read at any width; a missing figure is a gap that says so. */
export function embedChart(whole: DatasetChart): Html | null {
  const chart = firstOf(whole, MOST_ROWS);
  const series = chartSeries(chart);
  const figures = figuresOf(series);
  if (figures.length === 0) return null;
  const scale = scaleLinear()
    .domain([Math.min(0, ...figures), Math.max(0, ...figures) || 1])
    .range([0, WIDE]);
  const left = whole.labels.length - chart.labels.length;
  return html`<p class="satuan">${series.map(({ label }) => label).join(' · ')}${chart.satuan !== '' && `, dalam ${chart.satuan}`}. ${series.some(({ promise }) => promise) && 'Garis tegak pada batang: target.'}</p>
<ol>${chart.labels.map((label, at) => row(label, at, chart.satuan, series, scale))}</ol>
${left > 0 && html`<p class="satuan">Dan ${left} lainnya di halaman lengkap.</p>`}`;
}

function row(
  label: string,
  at: number,
  satuan: string,
  series: readonly ChartSeries[],
  scale: (figure: number) => number,
): Html {
  const results = series.filter(({ promise }) => !promise);
  const known = results.some(({ nilai }) => (nilai[at] ?? null) !== null);
  const words = results.map(({ nilai }) => figureWords(nilai[at] ?? null, satuan)).join(' · ');
  const promise = series.find((one) => one.promise)?.nilai[at] ?? null;
  const thick = HIGH / Math.max(1, results.length);
  const bars = results.map(({ nilai }, index) => {
    const figure = nilai[at] ?? null;
    if (figure === null) return null;
    const from = Math.min(scale(0), scale(figure));
    const width = figure === 0 ? 0 : Math.max(1, Math.abs(scale(figure) - scale(0)));
    return html`<rect class="${classes[index] ?? 'hasil'}" x="${from}" y="${index * thick}" width="${width}" height="${thick}"/>`;
  });
  const tick =
    promise !== null &&
    html`<rect class="janji" x="${Math.min(WIDE - TICK, Math.max(0, scale(promise) - TICK / 2))}" y="0" width="${TICK}" height="${HIGH}"/>`;
  return html`<li><span>${label}</span><svg viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">${bars}${tick}</svg><span class="nilai">${known ? words : 'belum ada data'}${promise !== null && html` <small>target ${figureWords(promise, satuan)}</small>`}</span></li>`;
}
