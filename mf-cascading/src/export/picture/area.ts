import type { BoxSizes } from '../../tree/card/box-sizes';
import { levelWidths } from '../../tree/card/size';
import { finishLayout, type Layout, planPlaced } from '../../tree/layout/layout';
import type { Rect } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import { tidyCentres } from '../../tree/layout/tidy';
import { ancestors, type TreeModel } from '../../tree/model/model';
import { noFilter } from '../../tree/state/filter';
import { type OpenState, visibleBoxes } from '../../tree/state/visible';
import type { Measure } from '../../tree/text/text-lines';
import { CardTexts, type Scene } from '../../view/scene/scene';
import { stillSizes } from './still-sizes';

/** What is exported: every branch, the branches that are open, or the branch of the selected box. */
export type Area = 'all' | 'visible' | 'branch';

/**
 * The part of a scene that is exported, laid out by itself: only its boxes have a place, they show every word of their
 * texts and nothing to press, and nothing is selected. All at once, because the browser's own print command waits for
 * nothing.
 */
export function sceneOfArea(scene: Scene, area: Area, measure: Measure): Scene {
  const { model } = scene;
  const settings = { ...scene.settings, still: true };
  const state = area === 'all' ? opened(scene) : scene.state;
  const visible = shownIn(scene, area, state);
  const width = levelWidths(model, visible, measure);
  const sizes = stillSizes(model, visible, width, settings, measure);
  const layout = laidOut(model, visible, sizes, null);
  const texts = new CardTexts(model, sizes, settings, measure);
  return { ...scene, state, settings, visible, layout, texts, selected: -1, others: new Set() };
}

/** The same scene with its stacks of boxes without branches so many boxes high. */
export function restacked(scene: Scene, rows: number): Scene {
  const { model, visible, layout } = scene;
  return { ...scene, layout: laidOut(model, visible, layout.sizes, rows) };
}

function laidOut(model: TreeModel, visible: Uint8Array, sizes: BoxSizes, stackRows: number | null): Layout {
  const plan = planPlaced(model, visible, sizes, stackRows);
  return finishLayout(plan, tidyCentres(plan.tree), null);
}

/** Every branch open, with the cross-cutting items that are shown. */
function opened({ model, state }: Scene): OpenState {
  return { ...state, open: new Uint8Array(model.count).fill(1), filter: noFilter, kept: null };
}

function shownIn(scene: Scene, area: Area, state: OpenState): Uint8Array {
  if (area === 'all') return visibleBoxes(scene.model, state);
  return area === 'branch' && scene.selected >= 0 ? branchOf(scene, scene.selected) : scene.visible;
}

function branchOf({ model, visible }: Scene, top: number): Uint8Array {
  return visible.map((shown, box) =>
    shown === 1 && (box === top || ancestors(model, box).includes(top)) ? 1 : 0,
  );
}

/** Room that the scene's boxes take; one pixel at the origin when there are none. */
export function boundsOf(scene: Scene): Rect {
  const { layout, model, visible } = scene;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let box = 0; box < model.count; box += 1) {
    if (visible[box] !== 1) continue;
    const { x, y, w, h } = rectOf(layout, model, box);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return left === Infinity
    ? { x: 0, y: 0, w: 1, h: 1 }
    : { x: left, y: top, w: right - left, h: bottom - top };
}
