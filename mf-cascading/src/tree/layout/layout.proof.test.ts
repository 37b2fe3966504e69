/** @jest-environment node */
import { generatedTree } from '../../testing/generated-tree';
import { sizeBoxes } from '../card/size';
import { buildTree } from '../model/build';
import { openToDepth } from '../state/open-state';
import { roughMeasure } from '../text/text-lines';
import { finishLayout, planLayout } from './layout';
import { tidyCentres } from './tidy';

const LIMIT_MS = 5_000;

it('places five thousand siblings without hanging', () => {
  const shape = { rpjmd: 1, pd: 1, program: 1, kegiatan: 1, sub: 5000 };
  const model = buildTree(generatedTree(shape), { maxDepth: 5 });
  const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;
  const start = performance.now();
  const sizes = sizeBoxes(model, 'height', settings, roughMeasure);
  const plan = planLayout(model, openToDepth(model, 5, []), sizes);
  const { bounds } = finishLayout(plan, tidyCentres(plan.tree), null);
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  expect(bounds.w).toBeGreaterThan(0);
});
