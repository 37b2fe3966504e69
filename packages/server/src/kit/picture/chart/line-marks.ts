import { segmentsOf } from '@selaras/domain';
import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { DatasetChart } from '../../open-data/dataset';
import type { Mark } from '../picture';
import { type ChartSeries, figuresOf, figureWords } from './chart-series';
import { colours, MARGIN, WIDTH } from './picture-look';
import { PROMISE_DASH, seriesColour } from './series-look';

const AXIS = 130;
const TICKS = 4;
const BREAK_DASH = '4 8';
/** Base line of a point's figure from the point. */
const [ABOVE, BELOW] = [-18, 34];

/** Where the lines lie, from the top of the picture; below them the years are written. */
interface LineRoom {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Years from left to right: what came as a line with its figures, what was promised dashed; a missing year is a gap, and
 * where the definition changed the lines are broken.
 */
export function lineMarks(
  { labels, satuan, putus = [] }: Pick<DatasetChart, 'labels' | 'satuan' | 'putus'>,
  series: readonly ChartSeries[],
  { top, bottom }: LineRoom,
): Mark[] {
  const figures = figuresOf(series);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const air = (most - least) * 0.15 || Math.abs(most) * 0.1 || 1;
  const y = scaleLinear()
    .domain([least - air, most + air])
    .nice(TICKS)
    .range([bottom, top]);
  const x = scalePoint<number>()
    .domain(labels.keys())
    .range([MARGIN + AXIS + 50, WIDTH - MARGIN - 90]);
  const place = (at: number) => x(at) ?? 0;
  const path = line<number | null>()
    .defined((figure) => figure !== null)
    .y((figure) => y(figure ?? 0));
  const segments = segmentsOf(labels.length, putus);
  const pathOf = (figures: readonly (number | null)[]) =>
    segments
      .map(([from, end]) => path.x((_figure, at) => place(from + at))(figures.slice(from, end)) ?? '')
      .join('');
  const breaks = segments.slice(1).flatMap(([from]): Mark[] => {
    const middle = (place(from - 1) + place(from)) / 2;
    const text = { size: 18, fill: colours.muted, anchor: 'middle', width: 190 } as const;
    return [
      { kind: 'path', d: `M${middle},${top}V${bottom}`, stroke: colours.muted, width: 2, dash: BREAK_DASH },
      { kind: 'text', x: middle, y: top - 8, text: 'definisi berubah', ...text },
    ];
  });

  const grid = y.ticks(TICKS).flatMap((tick): Mark[] => [
    { kind: 'path', d: `M${MARGIN + AXIS},${y(tick)}H${WIDTH - MARGIN}`, stroke: colours.line, width: 1 },
    {
      kind: 'text',
      x: MARGIN + AXIS - 14,
      y: y(tick) + 6,
      text: figureWords(tick, satuan),
      size: 18,
      fill: colours.muted,
      anchor: 'end',
      width: AXIS - 14,
    },
  ]);
  const lines = series.flatMap((one, index): Mark[] => {
    const colour = seriesColour(one, index);
    const points = one.nilai.flatMap((figure, at): Mark[] =>
      figure === null
        ? []
        : [{ kind: 'circle', cx: place(at), cy: y(figure), r: one.promise ? 5 : 8, fill: colour }],
    );
    const stroke = one.promise ? { width: 3, dash: PROMISE_DASH } : { width: 5 };
    return [{ kind: 'path', d: pathOf(one.nilai), stroke: colour, ...stroke }, ...points];
  });
  const result = series.find(({ promise }) => !promise)?.nilai ?? [];
  const promised = series.find(({ promise }) => promise)?.nilai ?? [];
  /** A figure stands at the side of its point that the line of what was promised leaves free. */
  const sideOf = (figure: number, at: number) => (figure < (promised[at] ?? figure) ? BELOW : ABOVE);
  const years = labels.flatMap((label, at): Mark[] => {
    const figure = result[at] ?? null;
    const text = { kind: 'text', x: place(at), anchor: 'middle', width: 190 } as const;
    const fill = figure === null ? colours.muted : colours.text;
    const below: Mark = {
      ...text,
      y: bottom + 34,
      text: figure === null ? `${label} (belum ada)` : label,
      size: 20,
      fill,
    };
    if (figure === null) return [below];
    return [
      below,
      {
        ...text,
        y: y(figure) + sideOf(figure, at),
        text: figureWords(figure, satuan),
        size: 22,
        bold: true,
        fill,
      },
    ];
  });
  return [...grid, ...breaks, ...lines, ...years];
}
