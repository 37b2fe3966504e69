import { nextTask } from '@selaras/ui/next-task';
import { waitFor } from '@testing-library/react';
import { generatedTree, shapes } from '../../testing/generated-tree';
import type { SizeStage } from '../../tree/card/size';
import { buildTree } from '../../tree/model/build';
import { openToDepth } from '../../tree/state/open-state';
import { roughMeasure } from '../../tree/text/text-lines';
import { DiagramStore } from './diagram-store';
import { ViewStore } from './view-store';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;
const built = () => buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });

function opening(stage: SizeStage = 'height') {
  const measure = jest.fn(roughMeasure);
  const store = new DiagramStore(new ViewStore(), () => measure, stage);
  store.view.resize({ width: 1200, height: 700 });
  const load = (model = built()) =>
    store.load(model, settings, { state: openToDepth(model, 5, []), node: null });
  return { store, measure, load };
}

describe('the first picture', () => {
  it('lets the page act before the sizes, and again before the places', async () => {
    const { store, measure, load } = opening();
    const scenes: boolean[] = [];
    store.subscribe(() => scenes.push(true));
    const loaded = load();
    await Promise.resolve();
    expect(measure).not.toHaveBeenCalled();
    await nextTask();
    expect(measure).toHaveBeenCalled();
    await Promise.resolve();
    expect(scenes).toEqual([]);
    await loaded;
    expect(scenes).toEqual([true]);
  });

  it('makes the cards of the levels that it shows, of ten thousand boxes', async () => {
    const { store, measure } = opening();
    const tree = buildTree(generatedTree(shapes.sepuluhRibu), { maxDepth: 5 });
    let made = 0;
    const cards = tree.cards.map((card) => {
      made += 1;
      return card;
    });
    await store.load({ ...tree, cards }, settings, { state: openToDepth(tree, 2, []), node: null });
    expect(tree.count).toBe(10_153);
    expect(made).toBe(tree.level.filter((level) => level < 2).length);
    // Each word of their goals once, and what of their texts is not known to fit.
    expect(measure.mock.calls.length).toBeLessThan(1_500);
  });

  it('is followed by the sizes of the levels below: who opens them waits for no text', async () => {
    const { store, measure } = opening();
    const tree = built();
    const lowest = tree.level.indexOf(4);
    await store.load(tree, settings, { state: openToDepth(tree, 2, []), node: null });
    expect(store.getScene()?.visible[lowest]).toBe(0);
    await waitFor(() => expect(store.getScene()?.layout.sizes.height[lowest]).toBeGreaterThan(0));
    measure.mockClear();
    store.openToDepth(5);
    expect(store.getScene()?.visible[lowest]).toBe(1);
    expect(measure).not.toHaveBeenCalled();
  });

  it('of a part of a tree is under way, and gives its place to that of the whole as if it had not been', async () => {
    const { store, load } = opening();
    const tree = generatedTree({ ...shapes.kecil, rpjmd: 3 });
    const part = buildTree({ ...tree, data: tree.data.slice(0, 1) }, { maxDepth: 5, arriving: true });
    const model = buildTree(tree, { maxDepth: 5 });
    const at = (depth: number) => ({ state: openToDepth(part, depth, []), node: null });
    await store.load(part, settings, at(5));
    expect(store.getScene()?.model).toBe(part);
    expect(store.view.underWay.nothing).toBe(false);
    await store.load(model, settings, { state: openToDepth(model, 2, []), node: null });
    const alone = opening();
    await alone.store.load(model, settings, { state: openToDepth(model, 2, []), node: null });
    expect(store.getScene()?.visible).toEqual(alone.store.getScene()?.visible);
    expect(store.view.getView()).toEqual(alone.store.view.getView());
    expect(store.view.underWay.nothing).toBe(true);
    await load(model);
    expect(store.getScene()?.visible).toEqual(alone.store.getScene()?.visible);
  });

  it('of a whole tree has its own sizes where a switch and fonts come after that of a part of it', async () => {
    const tree = generatedTree({ ...shapes.kecil, rpjmd: 3 });
    const part = buildTree({ ...tree, data: tree.data.slice(0, 1) }, { maxDepth: 5, arriving: true });
    const whole = buildTree(tree, { maxDepth: 5 });
    for (const tasks of [0, 1, 2]) {
      const { store, load } = opening('initial');
      await load(part);
      const sizes: number[] = [];
      store.subscribe(() => {
        const scene = store.getScene();
        if (scene?.model !== whole) return;
        const { height } = scene.layout.sizes;
        sizes.push(
          ...[...scene.visible.keys()].map((box) => (scene.visible[box] === 1 ? (height[box] ?? 0) : 1)),
        );
      });
      const loaded = load(whole);
      for (let task = 0; task < tasks; task += 1) await nextTask();
      store.setSettings({ ...settings, showSkp: true });
      store.setStage('height');
      await loaded;
      expect(store.getScene()?.settings.showSkp).toBe(true);
      expect(sizes.length).toBeGreaterThan(part.count);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(store.view.underWay.nothing).toBe(true);
    }
  });

  it('is of what was loaded last', async () => {
    const { store, load } = opening();
    const [first, second] = [built(), built()];
    await Promise.all([load(first), load(second)]);
    expect(store.getScene()?.model).toBe(second);
  });

  it('is of what was loaded while the places of another were still to come', async () => {
    const { store, load } = opening();
    const [first, second] = [built(), built()];
    const early = load(first);
    await nextTask();
    await Promise.all([early, load(second)]);
    expect(store.getScene()?.model).toBe(second);
  });

  it('takes up a switch and fonts that come while it is being made', async () => {
    for (const tasks of [0, 1, 2]) {
      const { store, load } = opening('initial');
      const loaded = load();
      for (let task = 0; task < tasks; task += 1) await nextTask();
      await Promise.all([
        store.setSettings({ ...settings, showSkp: true }),
        store.setStage('height'),
        loaded,
      ]);
      expect(store.getScene()?.settings.showSkp).toBe(true);
      expect(store.view.underWay.nothing).toBe(true);
    }
  });
});
