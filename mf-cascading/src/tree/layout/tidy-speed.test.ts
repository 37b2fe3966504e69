/** @jest-environment node */
import { againstInTurn } from '../../testing/against-in-turn';
import { type GeneratedShape, generatedTree, shapes } from '../../testing/generated-tree';
import { sizeBoxes } from '../card/size';
import { buildTree } from '../model/build';
import { openToDepth } from '../state/open-state';
import { roughMeasure } from '../text/text-lines';
import { planLayout } from './layout';
import { byLibrary } from './testing/library-centres';
import { tidyCentres } from './tidy';

const ROUNDS = 11;
const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;

/** What a whole open tree is placed from. */
function unitsOf(shape: GeneratedShape) {
  const model = buildTree(generatedTree(shape), { maxDepth: 5 });
  return planLayout(model, openToDepth(model, 5, []), sizeBoxes(model, 'height', settings, roughMeasure))
    .tree;
}

/** More boxes below one root than a regency has: what grows faster than they do shows here. */
const shape = { ...shapes.limaRibu, rpjmd: 1, pd: 160 };

it('the centres of a tidy tree of 10,000 units take at most a fifth of the time that a library takes', () => {
  const tree = unitsOf(shape);
  expect(tree.parent.length).toBeGreaterThan(10_000);
  expect(againstInTurn(() => tidyCentres(tree), byLibrary(tree), ROUNDS)).toBeLessThan(1 / 5);
});
