import { centresOf } from '../../diagram/store/centres';
import { finishLayout, planLayout } from '../../tree/layout/layout';
import type { Rect } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import { ancestors } from '../../tree/model/model';
import { noFilter } from '../../tree/state/filter';
import { visibleBoxes } from '../../tree/state/visible';
import type { Scene } from '../../view/scene/scene';

/** What is exported: every branch, the branches that are open, or the branch of the selected box. */
export type Area = 'all' | 'visible' | 'branch';

/** The part of a scene that is exported: only its boxes have a place, nothing is selected. */
export async function sceneOfArea(scene: Scene, area: Area): Promise<Scene> {
  if (area === 'all') return onlyVisible(await opened(scene));
  if (area === 'visible' || scene.selected < 0) return onlyVisible(scene);
  return onlyVisible({ ...scene, visible: branchOf(scene, scene.selected) });
}

/** Every branch open, with the cross-cutting items that are shown, in the layout of the screen. */
async function opened(scene: Scene): Promise<Scene> {
  const { model, layout } = scene;
  const open = new Uint8Array(model.count).fill(1);
  const state = { ...scene.state, open, filter: noFilter, kept: null };
  const plan = planLayout(model, state, layout.sizes);
  return {
    ...scene,
    state,
    layout: finishLayout(plan, await centresOf(plan.request), null),
    visible: visibleBoxes(model, state),
  };
}

function branchOf({ model, visible }: Scene, top: number): Uint8Array {
  return visible.map((shown, box) =>
    shown === 1 && (box === top || ancestors(model, box).includes(top)) ? 1 : 0,
  );
}

/** Without the places that are kept for cross-cutting items. */
function onlyVisible(scene: Scene): Scene {
  const { layout, visible } = scene;
  const x = layout.x.map((left, box) => (visible[box] === 1 ? left : Number.NaN));
  return { ...scene, layout: { ...layout, x }, selected: -1 };
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
