import type { Rect } from '../../tree/layout/place';
import { boxesIn, rectOf } from '../../tree/layout/shown';
import { type Size, shownRect, type View } from '../viewport/view';
import type { Scene } from './scene';

/** Scale from which a card's buttons can be read and hit. */
export const READING_SCALE = 0.7;
export const MAX_HTML_CARDS = 80;
/** Boxes that cytoscape holds at once; with a line to each they stay below 600 elements. */
export const MAX_WORKING_BOXES = 300;

/** Boxes that get real buttons: those in view at reading zoom, the nearest to the middle first, and the selected one. */
export function htmlCards(scene: Scene, view: View, size: Size): number[] {
  const { selected, visible } = scene;
  const chosen = selected >= 0 && visible[selected] === 1 ? [selected] : [];
  if (view.scale < READING_SCALE) return chosen;
  const shown = shownRect(view, size);
  const others = nearest(scene, shown, shown, MAX_HTML_CARDS).filter((box) => box !== selected);
  return [...chosen, ...others.slice(0, MAX_HTML_CARDS - chosen.length)].sort((a, b) => a - b);
}

/** Boxes of cytoscape's working set: those on the screen and half a screen around it. */
export function workingBoxes(scene: Scene, view: View, size: Size): number[] {
  const shown = shownRect(view, size);
  const around = {
    x: shown.x - shown.w / 2,
    y: shown.y - shown.h / 2,
    w: shown.w * 2,
    h: shown.h * 2,
  };
  return nearest(scene, around, shown, MAX_WORKING_BOXES).sort((a, b) => a - b);
}

/** Visible boxes inside `area`, at most `most` of them, nearest to the middle of `shown`. */
function nearest({ layout, model, visible }: Scene, area: Rect, shown: Rect, most: number): number[] {
  const boxes = boxesIn(layout, model, area).filter((box) => visible[box] === 1);
  if (boxes.length <= most) return boxes;
  const middle = { x: shown.x + shown.w / 2, y: shown.y + shown.h / 2 };
  return boxes
    .map((box) => {
      const rect = rectOf(layout, model, box);
      return { box, far: Math.hypot(rect.x + rect.w / 2 - middle.x, rect.y + rect.h / 2 - middle.y) };
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ box }) => box);
}
