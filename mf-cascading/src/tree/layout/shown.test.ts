/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { LevelSizes } from '../card/size';
import { buildTree } from '../model/build';
import { openToDepth } from '../state/open-state';
import { placedBoxes } from '../state/visible';
import { roughMeasure } from '../text/text-lines';
import { finishLayout, type Layout, planPlaced } from './layout';
import { overlaps, type Rect } from './place';
import { boxAt, boxesIn, edgesNear, rectOf } from './shown';
import { tidyCentres } from './tidy';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;

/** A tree that is large enough for a grid, all of it open. */
function large() {
  const model = buildTree(generatedTree({ ...shapes.sepuluhRibu, sub: 14, crossEvery: 9 }), { maxDepth: 5 });
  const placed = placedBoxes(model, openToDepth(model, 5, 'semua'));
  const sizes = new LevelSizes(model, { stage: 'height', settings, measure: roughMeasure }).covering(placed);
  const plan = planPlaced(model, placed, sizes);
  return { model, layout: finishLayout(plan, tidyCentres(plan.tree), null) };
}

/** The layout, and how often an act looks at the place of a box. */
function watched(layout: Layout) {
  let looks = 0;
  const x = new Proxy(layout.x, {
    get: (column, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) looks += 1;
      return Reflect.get(column, name, column);
    },
  });
  const looksOf = (act: () => unknown) => {
    looks = 0;
    act();
    return looks;
  };
  return { layout: { ...layout, x }, looksOf };
}

describe('what a part of a large tree shows', () => {
  const { model, layout } = large();
  const { w, h } = layout.bounds;
  const asked: Rect[] = [
    { x: 0, y: 0, w: 1_440, h: 900 },
    { x: w / 2, y: h / 3, w: 1_440, h: 900 },
    { x: w / 3, y: 0, w: w / 3, h },
    { x: -9_000, y: -9_000, w: 100, h: 100 },
    layout.bounds,
  ];

  it.each(asked)('is every box and every line that touches it, in their order: %j', (rect) => {
    expect(model.count).toBeGreaterThan(20_000);
    const all = [...Array(model.count).keys()];
    const touching = all.filter(
      (box) => !Number.isNaN(layout.x[box]) && overlaps(rectOf(layout, model, box), rect),
    );
    expect(boxesIn(layout, model, rect)).toEqual(touching);
    expect(edgesNear(layout, rect)).toEqual(layout.edges.filter(({ bounds }) => overlaps(bounds, rect)));
  });

  it('is found under a point', () => {
    for (const box of [0, 5_000, model.count - 1]) {
      const { x, y, w: width, h: height } = rectOf(layout, model, box);
      expect(boxAt(layout, model, x + width / 2, y + height / 2, 0)).toBe(box);
      expect(boxAt(layout, model, x + width / 2, y - 3, 0)).not.toBe(box);
    }
  });

  it('is found without a look at one box in a hundred, once it was asked for', () => {
    const { layout: seen, looksOf } = watched(layout);
    const screen = { x: w / 2, y: h / 3, w: 1_440, h: 900 };
    const point = () => boxAt(seen, model, w / 2, h / 3, 24);
    expect(looksOf(() => boxesIn(seen, model, screen))).toBeGreaterThanOrEqual(model.count);
    expect(looksOf(() => boxesIn(seen, model, screen))).toBeLessThan(model.count / 100);
    expect(looksOf(point)).toBeLessThan(model.count / 100);
  });
});
