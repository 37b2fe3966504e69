import type { Rect } from '../../tree/layout/place';
import { LANE_MARGIN } from '../../tree/layout/unit';
import { zoomedAt } from '../viewport/view';
import { detailAt } from './detail';
import type { Frame } from './paint-tree';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Kept around each side, in parts of the screen: the less, the more pixels the screen has. */
const MARGIN: Range = { least: 0.1, most: 0.3 };
/** Pixels of a kept picture, as far as the least margin allows. */
const MOST_PIXELS = 16_000_000;
/** Nearer than this part of the screen to the edge of what was kept, the next picture is begun. */
const NEAR_EDGE = 0.08;
/** Stretched beyond this, the next picture is begun. */
const CLEAR: Range = { least: 0.87, most: 1.15 };
/** Stretched beyond this, a kept picture is not shown. */
const BEARABLE: Range = { least: 0.6, most: 2.2 };
/** The next picture is painted ahead of the shown scale, the way that the zoom goes: at least at this part of it. */
const LEAST_LEAD = 0.65;
/** It is ahead by at most this part of its margin, so that it shows the whole screen yet. */
const LEAD_INTO_MARGIN = 0.8;
/** Pixels that the frame around a selected box reaches beyond it. */
const SELECTION = 8;

const clamped = (value: number, { least, most }: Range) => Math.min(most, Math.max(least, value));

/**
 * What a kept picture is worth for a frame: `good` as it is, `ageing` while the next one is being painted, `useless`
 * when it leaves part of the tree out or would be stretched too far.
 */
type CacheQuality = 'good' | 'ageing' | 'useless';

/** @param tree bounds of all boxes, in the world */
export function cacheQuality(kept: Frame, now: Frame, tree: Rect): CacheQuality {
  const stretch = now.view.scale / kept.view.scale;
  const room = Math.min(roomAlong('x', kept, now, tree), roomAlong('y', kept, now, tree));
  if (kept.pixelRatio !== now.pixelRatio || stretch !== clamped(stretch, BEARABLE) || room < 0) {
    return 'useless';
  }
  return stretch === clamped(stretch, CLEAR) && room >= NEAR_EDGE ? 'good' : 'ageing';
}

/** How far the screen is from the edges of a kept picture beyond which the tree goes on, in parts of the screen. */
function roomAlong(axis: 'x' | 'y', kept: Frame, now: Frame, tree: Rect): number {
  const [side, length] = axis === 'x' ? (['width', tree.w] as const) : (['height', tree.h] as const);
  const { scale } = now.view;
  const start = now.view[axis] - (kept.view[axis] * scale) / kept.view.scale;
  const end = start + (kept.size[side] * scale) / kept.view.scale;
  const beyond = 3 * LANE_MARGIN * scale + SELECTION;
  const treeStart = tree[axis] * scale + now.view[axis] - beyond;
  const treeEnd = (tree[axis] + length) * scale + now.view[axis] + beyond;
  const before = treeStart < start ? -start : Infinity;
  const after = treeEnd > end ? end - now.size[side] : Infinity;
  return Math.min(before, after) / now.size[side];
}

/**
 * The frame of a picture to keep: what the screen shows and a margin around it, at the same scale; while the view zooms
 * away from the scale `before`, at one that lies ahead.
 */
export function frameToCache({ view, size, pixelRatio }: Frame, before = view.scale): Frame {
  const pixels = size.width * size.height * pixelRatio ** 2;
  const part = clamped((Math.sqrt(MOST_PIXELS / pixels) - 1) / 2, MARGIN);
  const lead = { least: LEAST_LEAD, most: 1 + part * LEAD_INTO_MARGIN };
  const ahead = view.scale * clamped(view.scale / before, lead);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const { x, y, scale } = detailAt(ahead) === detailAt(view.scale) ? zoomedAt(view, middle, ahead) : view;
  const margin = { x: Math.round(size.width * part), y: Math.round(size.height * part) };
  return {
    view: { scale, x: x + margin.x, y: y + margin.y },
    size: { width: size.width + 2 * margin.x, height: size.height + 2 * margin.y },
    pixelRatio,
  };
}
