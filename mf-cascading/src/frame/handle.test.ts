import { shownTree } from '../diagram/store/testing/shown-tree';
import { graphAnswers } from '../graph/answers/graph-answers';
import { headlessGraph } from '../graph/testing/headless-graph';
import { handleOf } from './handle';

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

async function mounted() {
  const shown = await shownTree(undefined, 2);
  const counts = { interactiveCards: { current: 3 } };
  const handle = handleOf(shown.store, counts, { current: { cards: 7, frameMs: 4.5 } });
  return { ...shown, handle };
}

describe('the handle of a mounted diagram', () => {
  it('tells boxes, mounted elements, HTML cards and what the last frame cost', async () => {
    const { handle, model, scene } = await mounted();
    expect(handle.getStats()).toEqual({
      boxes: model.count,
      visible: scene().visible.filter((shown) => shown === 1).length,
      painted: 7,
      mountedElements: 0,
      interactiveCards: 3,
      lastFrameMs: 4.5,
    });
  });

  it('hands out the graph once it has come, and tells how much it holds', async () => {
    const { handle, scene, store } = await mounted();
    expect(handle.getCy()).toBeNull();
    const cy = headlessGraph(scene());
    store.graph.adopt(cy, graphAnswers(cy));
    expect(handle.getCy()).toBe(cy);
    expect(handle.getStats().mountedElements).toBe(cy.elements().length);
    expect(cy.elements().length).toBeGreaterThan(4);
    cy.destroy();
    expect(handle.getCy()).toBeNull();
    expect(handle.getStats().mountedElements).toBe(0);
  });

  it('gives back the view that it was given', async () => {
    const { handle, scene } = await mounted();
    const { bounds } = scene().layout;
    const place = { zoom: 6, x: bounds.x + bounds.w / 3, y: bounds.y + bounds.h / 2 };
    handle.setView(place);
    const { zoom, x, y } = handle.getView();
    expect(zoom).toBeCloseTo(place.zoom, 6);
    expect([x, y].map(Math.round)).toEqual([place.x, place.y].map(Math.round));
  });

  it.each([
    [0, 1],
    [-3, 1],
    [400, 40],
  ])('takes zoom %p for %p', async (asked, zoom) => {
    const { handle } = await mounted();
    handle.setView({ zoom: asked, x: 700, y: 300 });
    expect(handle.getView().zoom).toBeCloseTo(zoom, 5);
  });

  it.each([
    { zoom: Number.NaN, x: 0, y: 0 },
    { zoom: 2, x: Number.POSITIVE_INFINITY, y: 0 },
    { zoom: 2, x: 10 },
    { zoom: '2', x: 1, y: 1 },
    null,
  ])('takes no notice of the view %p', async (view) => {
    const { handle } = await mounted();
    const before = handle.getView();
    handle.setView(view as never);
    expect(handle.getView()).toEqual(before);
  });

  it('brings a box into view by its key, opening what hides it, and knows what it does not have', async () => {
    const { handle, model, scene } = await mounted();
    const box = model.count - 1;
    expect(scene().visible[box]).toBe(0);
    expect(handle.focusNode(model.keys[box] ?? '')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(scene().visible[box]).toBe(1);
    expect(scene().selected).toBe(box);
    expect(handle.focusNode('kinerja-program:0')).toBe(false);
    expect(handle.focusNode(undefined as never)).toBe(false);
  });
});
