import { generatedTree, shapes } from '../../../testing/generated-tree';
import { buildTree } from '../../../tree/model/build';
import type { TreeModel } from '../../../tree/model/model';
import { openToDepth } from '../../../tree/state/open-state';
import { type Measure, roughMeasure } from '../../../tree/text/text-lines';
import { DiagramStore } from '../diagram-store';
import { ViewStore } from '../view-store';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;

/** A small tree that the diagram shows on a screen of 1200 × 700, open down to a level. */
export async function shownTree(
  model: TreeModel = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 }),
  depth = 5,
  measure: Measure = roughMeasure,
) {
  const store = new DiagramStore(new ViewStore(), () => measure, 'height');
  store.view.resize({ width: 1200, height: 700 });
  await store.load(model, settings, { state: openToDepth(model, depth, []), node: null });
  const scene = () => {
    const now = store.getScene();
    if (now === null) throw new Error('Nothing was laid out');
    return now;
  };
  /** Where a box stands on the screen, in whole pixels. */
  const placeOf = (box: number) => {
    const { layout } = scene();
    const { x, y, scale } = store.view.getView();
    return [(layout.x[box] ?? 0) * scale + x, (layout.y[box] ?? 0) * scale + y].map(Math.round);
  };
  return { model, store, scene, placeOf, settings };
}
