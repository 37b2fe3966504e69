import cytoscape, { type Core } from 'cytoscape';
import type { Scene } from '../../view/scene/scene';
import { fitted } from '../../view/viewport/view';
import { graphElements } from '../working-set/elements';
import { workingSet } from '../working-set/working-set';

export const screen = { width: 1440, height: 900 };

/** cytoscape without a screen, with the working set of a scene that is shown as a whole. */
export function headlessGraph(scene: Scene): Core {
  const set = workingSet(scene, fitted(scene.layout.bounds, screen), screen);
  return cytoscape({
    headless: true,
    elements: graphElements(scene, set),
    layout: { name: 'preset' },
  });
}
