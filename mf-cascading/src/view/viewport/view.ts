import { diagramConstants } from '@selaras/domain';
import type { Rect } from '../../tree/layout/place';

/** Where the picture stands: a world point p is seen at p × scale + (x, y), in CSS pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scales between which the picture moves: the whole tree, and zoom 40. */
export interface Limits {
  readonly fit: number;
  readonly max: number;
}

const FIT_PADDING = { wide: 40, narrow: 14 };
const NARROW = 600;
/** Room for the levels' names left of the tree, on screens that show them; none of them reaches further. */
export const NAMES_WIDTH = 150;
const NAMES_FROM = 560;

export const showsLaneNames = ({ width }: Size): boolean => width >= NAMES_FROM;
/** Zoom 40 is at least large enough to read comfortably, however large the tree. */
const READING_SCALE = 1.5;

/** Room above boxes that are shown together, for the path and for what is said of them. */
const BARS_HEIGHT = 84;

/** Scale from which whole cards are painted. */
export const WHOLE_CARDS_FROM = 0.6;

/** Scale at which titles are read at once: 12.5 px. */
const START_SCALE = 0.5;
/** Above the first box, for the name of its level and the path that stands there. */
const START_TOP = 52;

/** Scale at which cards are read: where a box is brought into view. No text of theirs is below 12 px then. */
export const COMFORTABLE_SCALE = 1;

export function limitsOf(bounds: Rect, size: Size): Limits {
  const padding = size.width < NARROW ? FIT_PADDING.narrow : FIT_PADDING.wide;
  const wide = size.width - namesWidth(size) - 2 * padding;
  const high = size.height - 2 * padding;
  const part = (room: number, length: number) => Math.max(1, room) / Math.max(1, length);
  const fit = Math.min(1, part(wide, bounds.w), part(high, bounds.h));
  return limitsFrom(fit);
}

/** From a whole tree at this scale to forty times closer, or to reading size. */
export const limitsFrom = (fit: number): Limits => ({
  fit,
  max: Math.max(fit * diagramConstants.zoom.max, READING_SCALE),
});

/**
 * The zoom from 1 to 40 of a scale: 1 shows the whole tree, 40 is forty times closer. In a tree so large that forty
 * times would still be too small to read, 40 is reading size and the steps between grow evenly.
 */
export function zoomOf(scale: number, limits: Limits): number {
  const { min, max } = diagramConstants.zoom;
  const zoom = (scale / limits.fit) ** (1 / exponent(limits));
  return Math.min(max, Math.max(min, zoom));
}

export function scaleOf(zoom: number, limits: Limits): number {
  const { min, max } = diagramConstants.zoom;
  return limits.fit * Math.min(max, Math.max(min, zoom)) ** exponent(limits);
}

const exponent = ({ fit, max }: Limits) => Math.log(max / fit) / Math.log(diagramConstants.zoom.max);

/** The scale that is told as `factor` times the zoom, also beyond both ends. */
export const steppedScale = (scale: number, factor: number, limits: Limits): number =>
  scale * factor ** exponent(limits);

/** Rounding of a scale that was worked out from its zoom. */
const NEAR = 1e-6;

/** Whether the zoom from 1 to 40 reaches a scale. */
export const reaches = ({ fit, max }: Limits, scale: number): boolean =>
  scale >= fit * (1 - NEAR) && scale <= max * (1 + NEAR);

export const clampScale = (scale: number, { fit, max }: Limits): number =>
  Math.min(max, Math.max(fit, scale));

const namesWidth = (size: Size) => (showsLaneNames(size) ? NAMES_WIDTH : 0);

/** The whole tree, in the middle of the room that the levels' names leave. */
export function fitted(bounds: Rect, size: Size): View {
  return panned(centred(bounds, size, limitsOf(bounds, size).fit), namesWidth(size) / 2, 0);
}

function centred(rect: Rect, size: Size, scale: number): View {
  return {
    scale,
    x: size.width / 2 - (rect.x + rect.w / 2) * scale,
    y: size.height / 2 - (rect.y + rect.h / 2) * scale,
  };
}

/** A rectangle as large as the room beside names and below bars allows, but not larger than boxes are read at. */
export function centredIn(rect: Rect, size: Size, limits: Limits): View {
  const room = { ...size, height: size.height - BARS_HEIGHT };
  const scale = clampScale(Math.min(limitsOf(rect, room).fit, COMFORTABLE_SCALE), limits);
  return panned(centred(rect, room, scale), namesWidth(size) / 2, BARS_HEIGHT);
}

/** A rectangle brought near the top of the screen, its width in the middle: how a branch is read. */
export function broughtIntoView(rect: Rect, size: Size, scale: number): View {
  const view = centred(rect, size, scale);
  return rect.h * scale < size.height * 0.8 ? view : { ...view, y: FIT_PADDING.wide - rect.y * scale };
}

/**
 * Scale at which the diagram opens, so that every text of it has at least 12 px: that of the whole tree, or one at which
 * titles are read. A small tree whose cards would be seen whole, but too small to read, opens at their own size.
 */
export function startScale({ fit, max }: Limits): number {
  if (fit < WHOLE_CARDS_FROM) return Math.min(max, Math.max(fit, START_SCALE));
  return 1;
}

/**
 * A rectangle near the upper edge with its branch below it: in the middle, or further left when nothing stands there.
 * Where all that stands left of it is seen with it, that begins at the left edge.
 */
export function atTop(rect: Rect, bounds: Rect, size: Size, scale: number): View {
  const { x } = centred(rect, size, scale);
  const leftmost = FIT_PADDING.narrow - bounds.x * scale;
  const end = leftmost + (rect.x + rect.w) * scale;
  const fromTheLeft = showsLaneNames(size) && end <= size.width - FIT_PADDING.narrow;
  const inTheMiddle = bounds.w * scale <= size.width - 2 * FIT_PADDING.narrow;
  const y = START_TOP - rect.y * scale;
  if (inTheMiddle) return { scale, x: centred(bounds, size, scale).x, y };
  return { scale, x: fromTheLeft ? leftmost : Math.min(x, leftmost), y };
}

export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** Another scale with the world point under `point` kept in place. */
export function zoomedAt(view: View, point: Point, scale: number): View {
  const ratio = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  };
}

/** Keeps some of the tree on the screen whatever is pulled. */
export function keptInSight(view: View, bounds: Rect, size: Size): View {
  const margin = 80;
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return {
    ...view,
    x: clamp(
      view.x,
      margin - (bounds.x + bounds.w) * view.scale,
      size.width - margin - bounds.x * view.scale,
    ),
    y: clamp(
      view.y,
      margin - (bounds.y + bounds.h) * view.scale,
      size.height - margin - bounds.y * view.scale,
    ),
  };
}

export const toWorld = (view: View, point: Point): Point => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
});

export const toScreen = (view: View, point: Point): Point => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
});

/** Part of the world that the screen shows. */
export function shownRect(view: View, size: Size): Rect {
  const { x, y } = toWorld(view, { x: 0, y: 0 });
  return { x, y, w: size.width / view.scale, h: size.height / view.scale };
}
