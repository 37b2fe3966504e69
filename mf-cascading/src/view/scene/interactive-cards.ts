import { type Size, shownRect, type View } from '../viewport/view';
import { nearestBoxes } from './nearest-boxes';
import type { Scene } from './scene';

/** Scale from which a card's buttons can be read and hit. */
export const READING_SCALE = 0.7;
export const MAX_INTERACTIVE_CARDS = 80;

/** Boxes that get real buttons: those in view at reading zoom, the nearest to the middle first, and the selected one. */
export function interactiveCards(scene: Scene, view: View, size: Size): number[] {
  const { selected, visible } = scene;
  const chosen = selected >= 0 && visible[selected] === 1 ? [selected] : [];
  if (view.scale < READING_SCALE) return chosen;
  const shown = shownRect(view, size);
  const near = nearestBoxes(scene, shown, shown, MAX_INTERACTIVE_CARDS, (box) => visible[box] === 1);
  const others = near.filter((box) => box !== selected);
  return [...chosen, ...others.slice(0, MAX_INTERACTIVE_CARDS - chosen.length)].sort((a, b) => a - b);
}
