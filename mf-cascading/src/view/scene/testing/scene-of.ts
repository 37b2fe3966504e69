import { sizeBoxes } from '../../../tree/card/size';
import { finishLayout, planLayout } from '../../../tree/layout/layout';
import { tidyCentres } from '../../../tree/layout/tidy';
import type { TreeModel } from '../../../tree/model/model';
import { openToDepth } from '../../../tree/state/open-state';
import { type OpenState, visibleBoxes } from '../../../tree/state/visible';
import { roughMeasure } from '../../../tree/text/text-lines';
import { CardTexts, type Scene } from '../scene';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;

/** A whole scene of a small tree without a browser, for tests of what is made from scenes. */
export function sceneOf(model: TreeModel, state: OpenState = openToDepth(model, 5, [])): Scene {
  const sizes = sizeBoxes(model, 'height', settings, roughMeasure);
  const plan = planLayout(model, state, sizes);
  return {
    model,
    layout: finishLayout(plan, tidyCentres(plan.tree), null),
    state,
    visible: visibleBoxes(model, state),
    settings,
    texts: new CardTexts(model, sizes, settings, roughMeasure),
    selected: -1,
    others: new Set(),
  };
}
