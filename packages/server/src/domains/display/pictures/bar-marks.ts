import { scaleBand, scaleLinear } from 'd3-scale';
import type { DatasetChart } from '../../../kit/open-data/dataset';
import { type ChartSeries, figuresOf, figureWords } from '../../../kit/picture/chart/chart-series';
import { colours, MARGIN, WIDTH } from '../../../kit/picture/chart/picture-look';
import { PROMISE_DASH, seriesColour } from '../../../kit/picture/chart/series-look';
import type { Mark } from '../../../kit/picture/picture';

/** Room of the bars: from the line below the legend to the one above the source. */
const TOP = 226;
const BOTTOM = 556;
const LABEL = 400;
const VALUE = 170;
const THICKEST = 44;

/** Bars beside each label, with a dashed line where the promise stands; where a result is missing it says so. */
export function barMarks({ labels, satuan }: DatasetChart, series: readonly ChartSeries[]): Mark[] {
  const figures = figuresOf(series);
  const x = scaleLinear()
    .domain([Math.min(0, ...figures), Math.max(0, ...figures) || 1])
    .range([MARGIN + LABEL, WIDTH - MARGIN - VALUE]);
  const y = scaleBand<number>().domain(labels.keys()).range([TOP, BOTTOM]).padding(0.3);
  const thick = Math.min(y.bandwidth(), THICKEST);
  const results = series.filter(({ promise }) => !promise);
  const bar = thick / Math.max(1, results.length);
  return labels.flatMap((label, at): Mark[] => {
    const top = (y(at) ?? 0) + (y.bandwidth() - thick) / 2;
    const text = { kind: 'text', y: top + thick / 2 + 7, size: 20 } as const;
    const words = results.map(({ nilai }) => figureWords(nilai[at] ?? null, satuan));
    const known = results.some(({ nilai }) => (nilai[at] ?? null) !== null);
    const drawn = series.flatMap((one, index): Mark[] => {
      const figure = one.nilai[at] ?? null;
      if (figure === null) return [];
      const colour = seriesColour(one, index);
      if (one.promise) {
        const d = `M${x(figure)},${top - 5}v${thick + 10}`;
        return [{ kind: 'path', d, stroke: colour, width: 4, dash: PROMISE_DASH }];
      }
      const [from, to] = [x(0), x(figure)].sort((a, b) => a - b);
      const width = figure === 0 ? 0 : Math.max(2, (to ?? 0) - (from ?? 0));
      return [
        { kind: 'rect', x: from ?? 0, y: top + index * bar, width, height: bar, fill: colour, radius: 3 },
      ];
    });
    return [
      { ...text, x: MARGIN, text: label, fill: colours.text, width: LABEL - 24 },
      ...drawn,
      {
        ...text,
        x: WIDTH - MARGIN,
        text: known ? words.join(' · ') : 'belum ada',
        bold: known,
        fill: known ? colours.text : colours.muted,
        anchor: 'end',
        width: VALUE - 20,
      },
    ];
  });
}
