import type { Rect, Shelf } from '../../tree/layout/place';
import { gap, LANE_MARGIN } from '../../tree/layout/unit';
import type { Size, View } from './view';

/** Kept free at the upper edge for the path and the filter. */
const TOP = 48;
/** Kept free at the edges. */
const EDGE = 4;
/** A name that leaves with its lane may slip this far below what stands there. */
const OVERLAP = 8;
/** Between a name and the boxes below it. */
const CLEAR = 4;
/** Height of a name with its totals beside it. */
const LINE = 28;

/** The row of trees nearest to the middle of the screen; -1 when there is none. */
export function shelfInSight(shelves: readonly Rect[], view: View, size: Size): number {
  const middle = (size.height / 2 - view.y) / view.scale;
  let [nearest, least] = [-1, Infinity];
  shelves.forEach(({ y, h }, at) => {
    const far = middle < y ? y - middle : Math.max(0, middle - y - h);
    if (far < least) [nearest, least] = [at, far];
  });
  return nearest;
}

/** Whether the names have room between the lanes, where only lines are: on one line each, with their totals beside them. */
export const betweenLanes = ({ scale }: View): boolean => gap.lane * scale >= LINE + CLEAR;

/** Where a lane's name stands on the screen. */
export interface ChipPlace {
  readonly y: number;
  /** Boxes may be there. */
  readonly overLane: boolean;
}

/**
 * Where a lane's name stands: right above its boxes when there is room, else at the top of the lane, and in sight while
 * the lane is; null for nowhere.
 */
export function chipPlace(
  { y, h }: Shelf['lanes'][number],
  view: View,
  size: Size,
  height: number,
): ChipPlace | null {
  const lowest = size.height - EDGE - height;
  const above = y * view.scale + view.y - CLEAR - height;
  if (betweenLanes(view) && above >= EDGE) return above > lowest ? null : { y: above, overLane: false };
  const top = (y - LANE_MARGIN) * view.scale + view.y;
  const bottom = (y + h + LANE_MARGIN) * view.scale + view.y;
  if (bottom - top < height + 8) return null;
  const at = Math.min(Math.max(top + 5, TOP), bottom - height - 2);
  return at < TOP - OVERLAP || at > lowest ? null : { y: at, overLane: true };
}
