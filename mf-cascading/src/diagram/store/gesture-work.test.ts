import { type GeneratedShape, generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { roughMeasure } from '../../tree/text/text-lines';
import { shownTree } from './testing/shown-tree';

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

/** A tree that is shown, and how many texts were measured for it so far. */
async function shown(shape: GeneratedShape) {
  let texts = 0;
  const tree = await shownTree(buildTree(generatedTree(shape), { maxDepth: 5 }), 5, (text, font) => {
    texts += 1;
    return roughMeasure(text, font);
  });
  return { ...tree, texts: () => texts };
}

describe('what is done to a diagram', () => {
  it('lays nothing out and measures no text while the picture is moved and boxes are chosen', async () => {
    const { store, scene, texts } = await shown(shapes.limaRatus);
    const { layout } = scene();
    const before = texts();
    let scenes = 0;
    store.subscribe(() => {
      scenes += 1;
    });
    for (let step = 0; step < 50; step += 1) store.view.pan(3, 5);
    for (const factor of [1.2, 1.2, 0.5]) store.view.zoomBy(factor);
    store.view.fit();
    expect(scenes).toBe(0);
    store.select(5);
    store.select(5);
    store.setAllCross(true);
    expect(scenes).toBe(2);
    expect(scene().layout === layout).toBe(true);
    expect(texts()).toBe(before);
  });

  it('places everything once when a branch is closed, and measures nothing', async () => {
    const { store, scene, model, texts } = await shown(shapes.limaRatus);
    const layouts = new Set([scene().layout]);
    store.subscribe(() => {
      layouts.add(scene().layout);
    });
    const before = texts();
    const box = model.level.indexOf(2);
    store.toggle(box);
    expect(layouts.size).toBe(2);
    store.toggle(box);
    expect(layouts.size).toBe(3);
    expect(texts()).toBe(before);
  });

  it('measures the texts of the largest boxes of a level: ten times as many boxes take not twice as many measurements', async () => {
    const few = await shown(shapes.limaRatus);
    const many = await shown(shapes.limaRibu);
    expect(many.model.count).toBeGreaterThan(10 * few.model.count);
    expect(many.texts()).toBeLessThan(2 * few.texts());
  });
});
