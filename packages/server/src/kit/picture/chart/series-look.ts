import type { ChartSeries } from './chart-series';
import { colours } from './picture-look';

const resultColours = [colours.brand, colours['sequence-2'], colours['line-strong']] as const;

/** Colour of a series at its place. */
export const seriesColour = ({ promise }: ChartSeries, at: number): string =>
  promise ? colours.accent : (resultColours[at] ?? colours.brand);

export const PROMISE_DASH = '9 5';
