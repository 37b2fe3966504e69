import type { Mark } from '../picture';
import type { ChartSeries } from './chart-series';
import { colours, INNER, MARGIN } from './picture-look';
import { PROMISE_DASH, seriesColour } from './series-look';

const PLACE = 230;

/** Which mark is what, and what all are counted in. */
export function legendMarks(y: number, series: readonly ChartSeries[], satuan: string): Mark[] {
  const word = (x: number, text: string, width: number): Mark => ({
    kind: 'text',
    x,
    y,
    text,
    size: 20,
    fill: colours.text,
    width,
  });
  const end = series.length * PLACE;
  return [
    ...series.flatMap((one, at): Mark[] => {
      const x = MARGIN + at * PLACE;
      const fill = seriesColour(one, at);
      return [
        one.promise
          ? { kind: 'path', d: `M${x},${y - 7}h28`, stroke: fill, width: 4, dash: PROMISE_DASH }
          : { kind: 'rect', x, y: y - 15, width: 28, height: 16, fill, radius: 3 },
        word(x + 38, one.label, PLACE - 54),
      ];
    }),
    ...(satuan === '' ? [] : [word(MARGIN + end, `Satuan: ${satuan}`, INNER - end)]),
  ];
}
