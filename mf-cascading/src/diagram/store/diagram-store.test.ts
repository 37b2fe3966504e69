import { generatedTree, shapes } from '../../testing/generated-tree';
import { widthAt } from '../../tree/card/box-sizes';
import { buildTree } from '../../tree/model/build';
import { branchEnd, isFailing, noFilter } from '../../tree/state/filter';
import { openToDepth } from '../../tree/state/open-state';
import { roughMeasure } from '../../tree/text/text-lines';
import { DiagramStore } from './diagram-store';
import { shownTree } from './testing/shown-tree';
import { ViewStore } from './view-store';

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

const shownCross = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0);

describe('cross-cutting items', () => {
  it('are expanded for every box by ticking, cleared by unticking, and move nothing', async () => {
    const { store, scene, model } = await shownTree();
    const { layout } = scene();
    const withCross = model.crossItems.filter((items) => items.length > 0).length;
    expect(withCross).toBeGreaterThan(1);
    store.setAllCross(true);
    expect(shownCross(scene().state.crossOpen)).toBe(withCross);
    expect(scene().layout).toBe(layout);
    store.setAllCross(false);
    expect(shownCross(scene().state.crossOpen)).toBe(0);
  });

  it('are toggled for one box by its button', async () => {
    const { store, scene, model } = await shownTree();
    const box = model.crossItems.findIndex((items) => items.length > 0);
    const item = model.crossItems[box]?.[0] ?? -1;
    store.toggleCross(box);
    expect(shownCross(scene().state.crossOpen)).toBe(1);
    expect(scene().visible[item]).toBe(1);
    store.toggleCross(box);
    expect(scene().visible[item]).toBe(0);
  });
});

describe('opening and closing branches', () => {
  it('leaves the box that was pressed where it is on the screen', async () => {
    const { store, scene, model, placeOf } = await shownTree();
    store.view.set({ x: -200, y: -80, scale: 0.7 });
    const box = model.level.indexOf(2);
    const before = placeOf(box);
    const all = shownCross(scene().visible);
    store.toggle(box);
    expect(shownCross(scene().visible)).toBeLessThan(all);
    expect(placeOf(box)).toEqual(before);
    store.toggle(box);
    expect(shownCross(scene().visible)).toBe(all);
    expect(placeOf(box)).toEqual(before);
  });

  it('keeps a box in view that was still on its way there', async () => {
    const far = { x: 40, y: 40, scale: 2 };
    const still = await shownTree();
    const box = still.model.level.lastIndexOf(2);
    still.store.view.set(far);
    still.store.focus(box);

    const { store, placeOf } = await shownTree();
    store.view.set(far);
    const motion = jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    store.focus(box);
    motion.mockRestore();
    expect(placeOf(box)).not.toEqual(still.placeOf(box));
    store.toggle(box);
    expect(placeOf(box)).toEqual(still.placeOf(box));
  });

  it('adds up when one press follows another at once', async () => {
    const { store, scene, model } = await shownTree();
    const [first, second] = [...model.level.keys()].filter((box) => model.level[box] === 2);
    store.toggle(first ?? -1);
    store.toggle(second ?? -1);
    expect([scene().state.open[first ?? -1], scene().state.open[second ?? -1]]).toEqual([0, 0]);
  });

  it('goes down to a level, and what leaves the picture is not selected any longer', async () => {
    const { store, scene, model } = await shownTree();
    store.select(model.level.indexOf(4));
    store.openToDepth(3);
    expect(scene().selected).toBe(-1);
    const deepest = Math.max(...[...model.level].filter((_, box) => scene().visible[box] === 1));
    expect(deepest).toBe(2);
  });

  it('is as before once nothing is filtered any longer', async () => {
    const { store, scene, model } = await shownTree();
    store.toggle(model.level.indexOf(2));
    const open = [...scene().state.open];
    await store.setFilter({ ...noFilter, tingkat: 4 });
    expect([...scene().state.open]).not.toEqual(open);
    await store.setFilter(noFilter);
    expect([...scene().state.open]).toEqual(open);
  });

  it('is an empty picture when nothing matches, and as it was when the filter is taken away', async () => {
    const { store, scene } = await shownTree(undefined, 3);
    const before = [...scene().visible];
    store.select(2);
    await store.setFilter({ ...noFilter, pengampu: 'tidak ada orangnya' });
    expect(scene().visible).not.toContain(1);
    expect(scene()).toMatchObject({ selected: -1, layout: { shelves: [], edges: [] } });
    await store.setFilter(noFilter);
    expect([...scene().visible]).toEqual(before);
  });
});

describe('causes that are traced', () => {
  it('are shown together, with the missed goal, as near as the screen allows', async () => {
    const { store, scene, model, placeOf } = await shownTree();
    const missed = model.cards
      .all()
      .findIndex(({ status }, box) => isFailing(status) && branchEnd(model, box) > box + 2);
    expect(missed).toBeGreaterThanOrEqual(0);
    store.focus(missed);
    await store.setFilter({ ...noFilter, telusur: model.keys[missed] ?? null });
    const { visible, layout } = scene();
    const { scale } = store.view.getView();
    const shown = [...visible.keys()].filter((box) => box >= missed && visible[box] === 1);
    expect(shown.length).toBeGreaterThan(1);
    for (const box of shown) {
      const [left = Number.NaN, top = Number.NaN] = placeOf(box);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + widthAt(layout.sizes, model.level[box] ?? 0) * scale).toBeLessThanOrEqual(1201);
      expect(top + (layout.sizes.height[box] ?? Number.NaN) * scale).toBeLessThanOrEqual(701);
    }
  });
});

describe('a box that is looked for', () => {
  it('is brought into view out of closed branches and highlighted from 0.5 s on', async () => {
    const { store, scene, model } = await shownTree(undefined, 2);
    const box = model.level.indexOf(4);
    jest.useFakeTimers();
    store.find(box);
    await jest.advanceTimersByTimeAsync(499);
    expect(scene().visible[box]).toBe(1);
    expect(scene().selected).toBe(box);
    expect(store.highlight.get()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(store.highlight.get()).toBe(model.keys[box]);
    jest.useRealTimers();
    const { x, y, scale } = store.view.getView();
    const left = (scene().layout.x[box] ?? Number.NaN) * scale + x;
    const top = (scene().layout.y[box] ?? Number.NaN) * scale + y;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(1200);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(700);
    expect(scale).toBeGreaterThanOrEqual(0.9);
  });

  it('is nothing when the tree does not have it', async () => {
    const { store, scene, model } = await shownTree();
    const before = scene();
    store.find(model.count + 1);
    store.focus(-1);
    expect(scene()).toBe(before);
    expect(store.highlight.get()).toBeNull();
  });
});

describe('what is under way', () => {
  it('is a glide until it has come to its end, or another movement has taken its place', async () => {
    const { store, model } = await shownTree();
    const { underWay } = store.view;
    const motion = jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    store.view.zoomTo(10);
    expect(underWay.nothing).toBe(false);
    store.focus(model.level.indexOf(4));
    expect(underWay.nothing).toBe(false);
    store.view.settle();
    expect(underWay.nothing).toBe(true);
    store.view.fit();
    expect(underWay.nothing).toBe(false);
    store.view.pan(5, 5);
    expect(underWay.nothing).toBe(true);
    motion.mockRestore();
  });

  it('is a picture whose boxes have not their last sizes', async () => {
    const { model, settings } = await shownTree();
    const view = new ViewStore();
    const store = new DiagramStore(view, () => roughMeasure, 'initial');
    view.resize({ width: 1200, height: 700 });
    expect(view.underWay.nothing).toBe(false);
    await store.load(model, settings, { state: openToDepth(model, 5, []), node: null });
    expect(view.underWay.nothing).toBe(false);
    store.setStage('height');
    expect(view.underWay.nothing).toBe(true);
  });
});

describe('other sizes of the boxes', () => {
  it('leave the selected box in place', async () => {
    const { store, scene, model, placeOf, settings } = await shownTree();
    store.view.set({ x: -200, y: -80, scale: 0.7 });
    const box = model.level.indexOf(3);
    store.select(box);
    const [before, height] = [placeOf(box), scene().layout.sizes.height[box] ?? 0];
    store.setSettings({ ...settings, showSkp: true });
    expect(scene().layout.sizes.height[box]).toBeGreaterThan(height);
    expect(placeOf(box)).toEqual(before);
  });

  it('leave the whole tree whole', async () => {
    const { store, settings } = await shownTree();
    store.view.showWhole();
    store.setSettings({ ...settings, showSkp: true });
    expect(store.view.showsWhole).toBe(true);
  });
});

describe('where the reading begins', () => {
  /** A tree too large to be read as a whole, as it opens. */
  const opened = () => shownTree(buildTree(generatedTree({ ...shapes.kecil, program: 4 }), { maxDepth: 5 }));
  const firstOf = ({ scene, placeOf }: Awaited<ReturnType<typeof shownTree>>) =>
    placeOf(scene().visible.indexOf(1));
  const smaller = { width: 900, height: 560 };

  it('stays the beginning while what stands around the picture takes room, and when boxes get other sizes', async () => {
    const shown = await opened();
    const { view } = shown.store;
    const [, top] = firstOf(shown);
    expect(view.showsStart).toBe(true);
    view.resize(smaller);
    expect(firstOf(shown)[1]).toBe(top);
    shown.store.setSettings({ ...shown.settings, showSkp: true });
    expect(firstOf(shown)[1]).toBe(top);
    expect(view.showsStart).toBe(true);
  });

  it('is left for good once the reader moves on, or selects a box', async () => {
    for (const move of [
      ({ store }: Awaited<ReturnType<typeof shownTree>>) => store.view.pan(-40, -30),
      ({ store }: Awaited<ReturnType<typeof shownTree>>) => store.select(0),
    ]) {
      const shown = await opened();
      move(shown);
      const [, top = 0] = firstOf(shown);
      const { height } = shown.store.view.size;
      shown.store.view.resize(smaller);
      expect(firstOf(shown)[1]).toBe(top + (smaller.height - height) / 2);
    }
  });
});
