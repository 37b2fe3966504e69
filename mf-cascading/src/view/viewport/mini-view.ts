import type { Rect } from '../../tree/layout/place';
import { type Point, type Size, shownRect, toWorld, type View } from './view';

/** The overview's own size and the view that shows the whole tree in it. */
export interface MiniView {
  readonly size: Size;
  readonly view: View;
}

const LARGEST = { width: 200, height: 130 };
const LARGEST_NARROW = { width: 112, height: 84 };
const NARROW = 560;
const PADDING = 6;
const LEAST = 44;

/** The tree's own proportions, as large as the corner of the screen allows. */
export function miniView(bounds: Rect, screen: Size): MiniView {
  const most = screen.width < NARROW ? LARGEST_NARROW : LARGEST;
  const room = { width: most.width - 2 * PADDING, height: most.height - 2 * PADDING };
  const scale = Math.min(room.width / Math.max(1, bounds.w), room.height / Math.max(1, bounds.h));
  const side = (length: number) => Math.max(LEAST, Math.round(length * scale) + 2 * PADDING);
  const size = { width: side(bounds.w), height: side(bounds.h) };
  return {
    size,
    view: {
      scale,
      x: size.width / 2 - (bounds.x + bounds.w / 2) * scale,
      y: size.height / 2 - (bounds.y + bounds.h / 2) * scale,
    },
  };
}

/** What the screen shows, in pixels of the overview; never too small to be seen. */
export function rectInMini(view: View, screen: Size, mini: MiniView): Rect {
  const { x, y, w, h } = shownRect(view, screen);
  const { scale } = mini.view;
  return {
    x: x * scale + mini.view.x,
    y: y * scale + mini.view.y,
    w: Math.max(6, w * scale),
    h: Math.max(6, h * scale),
  };
}

/** The view with the pressed place of the overview in the middle of the screen. */
export function viewAt(point: Point, view: View, screen: Size, mini: MiniView): View {
  const world = toWorld(mini.view, point);
  return {
    ...view,
    x: screen.width / 2 - world.x * view.scale,
    y: screen.height / 2 - world.y * view.scale,
  };
}
