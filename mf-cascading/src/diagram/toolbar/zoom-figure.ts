import { formatDecimal, formatPercent } from '@selaras/domain';
import { type Limits, scaleOf, zoomOf } from '../../view/viewport/view';

/** How a zoom is told and typed. */
export interface ZoomFigure {
  /** A scale as it is written. */
  readonly shown: (scale: number, limits: Limits) => string;
  /** The scale that was typed; null for what is none. */
  readonly typed: (text: string, limits: Limits) => number | null;
  /** Signs that the longest figure has. */
  readonly signs: number;
}

/** From 1 to 40: the whole tree, and forty times closer (spec 1 §2). */
export const zoomSteps: ZoomFigure = {
  shown: (scale, limits) => formatDecimal(zoomOf(scale, limits), 1),
  typed: (text, limits) => {
    const zoom = numberIn(text);
    return zoom === null ? null : scaleOf(zoom, limits);
  },
  signs: 4,
};

/** Below it a whole percent is too coarse. */
const FINE_BELOW = 10;

/** Percent of the boxes' own size, for readers who do not know the steps; `written` turns Indonesian figures into the reader's. */
export const zoomPercent = (written: (indonesian: string) => string): ZoomFigure => ({
  shown: (scale) => {
    const percent = scale * 100;
    return written(formatPercent(percent, percent < FINE_BELOW ? 1 : 0));
  },
  typed: (text) => {
    const percent = numberIn(text.replace('%', ''));
    return percent === null ? null : percent / 100;
  },
  signs: 6,
});

/** A number with comma or point, with or without thousands; null for none. */
function numberIn(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  const thousands = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits);
  const number = Number(thousands ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));
  return digits === '' || !Number.isFinite(number) ? null : number;
}
