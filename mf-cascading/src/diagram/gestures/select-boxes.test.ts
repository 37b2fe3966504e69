import { graphAnswers } from '../../graph/answers/graph-answers';
import { headlessGraph } from '../../graph/testing/headless-graph';
import { rectOf } from '../../tree/layout/shown';
import { selectedBoxes } from '../../view/scene/scene';
import { toScreen } from '../../view/viewport/view';
import { shownTree } from '../store/testing/shown-tree';
import { selectWithin, tapAt } from './tap';
import { walkKey } from './walk-key';

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

/** A small tree on the screen, picked by its arrays or by cytoscape. */
async function shown(by: 'arrays' | 'cytoscape') {
  const tree = await shownTree();
  const { store, scene, model } = tree;
  if (by === 'cytoscape') {
    const cy = headlessGraph(scene());
    store.graph.adopt(cy, graphAnswers(cy));
    const { x, y, w, h } = scene().layout.bounds;
    store.graph.setCovered({ x: x - 99, y: y - 99, w: w + 200, h: h + 200 });
  }
  const middle = (box: number) => {
    const { x, y, w, h } = rectOf(scene().layout, model, box);
    return { x: x + w / 2, y: y + h / 2 };
  };
  const press = (key: string, keys: KeyboardEventInit = {}) => {
    const picture = document.createElement('div');
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...keys });
    let meant = false;
    picture.addEventListener('keydown', (heard) => {
      meant = walkKey(heard, store);
    });
    picture.dispatchEvent(event);
    return meant && event.defaultPrevented;
  };
  return { ...tree, middle, press, selected: () => selectedBoxes(scene()) };
}

describe.each(['arrays', 'cytoscape'] as const)('selecting by %s', (by) => {
  it('takes the pressed box alone, and with Shift or Ctrl one more or one less', async () => {
    const { store, scene, middle, selected } = await shown(by);
    tapAt(store, middle(1));
    tapAt(store, middle(4), true);
    tapAt(store, middle(2), true);
    expect(selected()).toEqual([1, 2, 4]);
    expect(scene().selected).toBe(2);
    tapAt(store, middle(4), true);
    expect(selected()).toEqual([1, 2]);
    tapAt(store, { x: -500, y: -500 }, true);
    expect(selected()).toEqual([1, 2]);
    tapAt(store, middle(4));
    expect(selected()).toEqual([4]);
    tapAt(store, { x: -500, y: -500 });
    expect(selected()).toEqual([]);
  });

  it('takes every box that a rectangle of the screen holds as a whole', async () => {
    const { store, scene, model, selected } = await shown(by);
    store.view.set({ x: 20, y: 10, scale: 0.5 });
    const program = model.children[1]?.[0] ?? -1;
    const { x, y, w, h } = rectOf(scene().layout, model, program);
    const from = toScreen(store.view.getView(), { x: x - 3, y: y - 3 });
    selectWithin(store, { ...from, w: (w + 6) / 2, h: (h + 6) / 2 });
    expect(selected()).toEqual([program]);
    selectWithin(store, { ...from, w: 4, h: 4 });
    expect(selected()).toEqual([program]);
    selectWithin(store, { x: -9e4, y: -9e4, w: 2e5, h: 2e5 });
    expect(selected()).toHaveLength(scene().visible.filter((flag) => flag === 1).length);
    expect(scene().selected).toBe(program);
  });

  it('walks to parent, first child and siblings by Ctrl and arrows', async () => {
    const { store, scene, model, press } = await shown(by);
    const [first = -1, second = -1] = model.children[0] ?? [];
    store.select(first);
    expect(press('ArrowRight', { ctrlKey: true })).toBe(true);
    expect(scene().selected).toBe(second);
    press('ArrowLeft', { ctrlKey: true });
    press('ArrowDown', { metaKey: true });
    expect(scene().selected).toBe(model.children[first]?.[0]);
    press('ArrowUp', { ctrlKey: true });
    press('ArrowUp', { ctrlKey: true });
    expect(scene().selected).toBe(0);
    press('ArrowUp', { ctrlKey: true });
    expect([scene().selected, scene().others.size]).toEqual([0, 0]);
    expect(press('ArrowUp')).toBe(false);
    expect(press('ArrowUp', { altKey: true, ctrlKey: true })).toBe(false);
  });

  it('selects each box on the way with Shift, and ends with Escape, which is left to others for one box', async () => {
    const { store, scene, model, press, selected } = await shown(by);
    const [first = -1, second = -1] = model.children[0] ?? [];
    store.select(first);
    expect(press('Escape')).toBe(false);
    press('ArrowRight', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    const below = model.children[second]?.[0] ?? -1;
    expect(selected()).toEqual([first, second, below]);
    expect(scene().selected).toBe(below);
    expect(press('Escape')).toBe(true);
    expect(selected()).toEqual([]);
  });

  it('begins a walk in the middle of the screen, brings the box into sight, and opens a closed branch', async () => {
    const { store, scene, model, press } = await shown(by);
    press('ArrowDown', { ctrlKey: true });
    expect(scene().selected).toBeGreaterThanOrEqual(0);
    store.select(0);
    store.view.set({ x: -9e5, y: -9e5, scale: 1 });
    press('ArrowDown', { ctrlKey: true });
    const { x } = toScreen(store.view.getView(), rectOf(scene().layout, model, scene().selected));
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1200);
    store.toggle(1);
    store.select(1);
    expect(scene().state.open[1]).toBe(0);
    press('ArrowDown', { ctrlKey: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect([scene().selected, scene().state.open[1]]).toEqual([1, 1]);
  });
});
