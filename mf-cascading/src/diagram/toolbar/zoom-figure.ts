import { diagramConstants, formatDecimal, formatPercent } from '@selaras/domain';
import { type Limits, scaleOf, zoomOf } from '../../view/viewport/view';

/** How a zoom is told and typed. */
export interface ZoomFigure {
  /** A scale as it is written. */
  readonly shown: (scale: number, limits: Limits) => string;
  /** The zoom, from 1 to 40, that was typed; null for what is no zoom. */
  readonly typed: (text: string, limits: Limits) => number | null;
  /** Signs that the longest figure has. */
  readonly signs: number;
}

const { min, max } = diagramConstants.zoom;

/** From 1 to 40: the whole tree, and forty times closer (spec 1 §2). */
export const zoomSteps: ZoomFigure = {
  shown: (scale, limits) => formatDecimal(zoomOf(scale, limits), 1),
  typed: (text) => {
    const zoom = numberIn(text);
    return zoom === null ? null : Math.min(max, Math.max(min, zoom));
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
  typed: (text, limits) => {
    const percent = numberIn(text.replace('%', ''));
    return percent === null ? null : zoomOf(percent / 100, limits);
  },
  signs: 6,
});

/** Scales at both ends, for the field's name. */
export const endsOf = (limits: Limits): readonly [least: number, most: number] => [
  scaleOf(min, limits),
  scaleOf(max, limits),
];

/** A number with comma or point, with or without thousands; null for none. */
function numberIn(text: string): number | null {
  const digits = text.replaceAll(/\s/g, '');
  const thousands = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(digits);
  const number = Number(thousands ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));
  return digits === '' || !Number.isFinite(number) ? null : number;
}
