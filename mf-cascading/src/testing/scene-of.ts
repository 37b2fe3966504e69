import { dagreCentres } from '../tree/layout/dagre';
import { finishLayout, planLayout } from '../tree/layout/layout';
import type { TreeModel } from '../tree/model';
import { openToDepth } from '../tree/open-state';
import { CardTexts, type Scene } from '../tree/paint/scene';
import { sizeForAllYears } from '../tree/size';
import { roughMeasure } from '../tree/text-lines';
import { type OpenState, visibleBoxes } from '../tree/visible';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;

/** A whole scene of a small tree without a browser, for tests of what is made from scenes. */
export function sceneOf(
  model: TreeModel,
  state: OpenState = openToDepth(model, 5, []),
  centresOf: typeof dagreCentres = dagreCentres,
): Scene {
  const sizes = sizeForAllYears(model, 'tinggi', settings, roughMeasure);
  const plan = planLayout(model, state, sizes);
  return {
    model,
    layout: finishLayout(plan, centresOf(plan.request), null),
    state,
    visible: visibleBoxes(model, state),
    settings,
    texts: new CardTexts(model, sizes.width, settings, roughMeasure),
    selected: -1,
  };
}
