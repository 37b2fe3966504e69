import { latePart } from '../late-part';
import { Skeleton } from '../state/skeleton';
import type { LineChartProps } from './plot/line-chart';
import type { QuadrantChartProps } from './plot/quadrant-chart';

/*
 * Charts that are drawn with the chart library. They come with it in a part of their own, only where one is seen; their
 * place is kept meanwhile.
 */

/** Lines on one scale, with what was aimed at dashed, and their figures as a table. */
export const LineChart = latePart<LineChartProps>(
  async () => (await import(/* webpackChunkName: "bagian-grafik" */ './plot/line-chart')).LineChart,
  () => <Skeleton height="400px" />,
);

/** A plane of four named quarters, whose dots are pressed. */
export const QuadrantChart = latePart<QuadrantChartProps>(
  async () => (await import(/* webpackChunkName: "bagian-grafik" */ './plot/quadrant-chart')).QuadrantChart,
  () => <Skeleton height="520px" />,
);
