import type { Rect, Shelf } from '../../tree/layout/place';
import { LANE_MARGIN } from '../../tree/layout/unit';
import type { Size, View } from './view';

/** Kept free at the upper edge for the path and the filter. */
const TOP = 48;
/** Kept free at the lower edge, where the zoom stands. */
const BOTTOM = 56;
/** A name that leaves with its lane may slip this far below what stands there. */
const OVERLAP = 8;

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

/** Where a lane's name stands on the screen: at the top of the lane, and in sight while the lane is; null for nowhere. */
export function chipPlace(
  { y, h }: Shelf['lanes'][number],
  view: View,
  size: Size,
  height: number,
): number | null {
  const top = (y - LANE_MARGIN) * view.scale + view.y;
  const bottom = (y + h + LANE_MARGIN) * view.scale + view.y;
  if (bottom - top < height + 8) return null;
  const at = Math.min(Math.max(top + 5, TOP), bottom - height - 2);
  return at < TOP - OVERLAP || at > size.height - BOTTOM - height ? null : at;
}
