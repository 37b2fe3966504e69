import type { Layout } from '../../tree/layout/layout';
import { isWithin, type Rect, unionOf } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import type { Scene } from '../../view/scene/scene';
import {
  broughtIntoView,
  COMFORTABLE_SCALE,
  centredIn,
  clampScale,
  shownRect,
  toScreen,
  toWorld,
  type View,
} from '../../view/viewport/view';
import type { ViewStore } from './view-store';

/** The box of `among` nearest to the middle of the screen, for a picture without a selected one; -1 for none. */
export function nearestToMiddle(
  { layout, model, visible }: Scene,
  view: ViewStore,
  among: Uint8Array = visible,
): number {
  const middle = toWorld(view.getView(), view.middle);
  let [nearest, least] = [-1, Infinity];
  for (let box = 0; box < model.count; box += 1) {
    if (visible[box] !== 1 || among[box] !== 1) continue;
    const { x, y, w, h } = rectOf(layout, model, box);
    const far = Math.hypot(x + w / 2 - middle.x, y + h / 2 - middle.y);
    if (far < least) [nearest, least] = [box, far];
  }
  return nearest;
}

/** Where the reading begins: the first box of the picture. */
export function startRect({ layout, model, visible }: Scene): Rect {
  const first = visible.indexOf(1);
  return first < 0 ? { x: 0, y: 0, w: 1, h: 1 } : rectOf(layout, model, first);
}

/** The view that brings a box to where it can be read, at least at reading size. */
export function viewOfBox({ layout, model }: Scene, view: ViewStore, box: number): View {
  const scale = clampScale(Math.max(COMFORTABLE_SCALE, view.getView().scale), view.limits);
  return broughtIntoView(rectOf(layout, model, box), view.size, scale);
}

/** Moves a box that is not on the screen as a whole to its middle, at the same zoom. */
export function bringIntoSight({ layout, model }: Scene, view: ViewStore, box: number): void {
  const rect = rectOf(layout, model, box);
  const { scale } = view.getView();
  if (!isWithin(rect, shownRect(view.getView(), view.size)))
    view.glideTo(broughtIntoView(rect, view.size, scale));
}

/** Shows boxes together, as near as the screen allows and not nearer than to be read. */
export function showTogether({ layout, model }: Scene, view: ViewStore, boxes: readonly number[]): void {
  const around = unionOf(boxes.map((box) => rectOf(layout, model, box)));
  if (around !== null) view.glideTo(centredIn(around, view.size, view.limits));
}

/** A box in one layout. */
interface Place {
  readonly layout: Layout;
  readonly box: number;
}

/** Moves the picture so that a box that the layout moved stays where it was on the screen. */
export function holdInPlace(view: ViewStore, before: Place, after: Place): void {
  const from = cornerOf(before);
  const to = cornerOf(after);
  if (from === null || to === null) return;
  const now = view.getView();
  const [was, is] = [toScreen(now, from), toScreen(now, to)];
  view.set({ ...now, x: now.x + was.x - is.x, y: now.y + was.y - is.y });
}

/** Corner of a box in the world; null for one without a place. */
function cornerOf({ layout, box }: Place) {
  const [x, y] = [layout.x[box] ?? Number.NaN, layout.y[box] ?? Number.NaN];
  return Number.isNaN(x) ? null : { x, y };
}
