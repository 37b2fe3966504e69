/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { openToDepth } from '../../tree/state/open-state';
import { interactiveCards, MAX_INTERACTIVE_CARDS, READING_SCALE } from '../../view/scene/interactive-cards';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { fitted } from '../../view/viewport/view';
import { meaningOf } from './tap';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const scene = sceneOf(model);
const large = sceneOf(buildTree(generatedTree({ ...shapes.limaRatus, sub: 6 }), { maxDepth: 5 }));
const screen = { width: 1440, height: 900 };

describe('what a tap means', () => {
  const root = rectOf(scene.layout, model, 0);
  const middle = { x: root.x + root.w / 2, y: root.y + root.h / 2 };
  const toggle = { x: root.x + root.w / 2, y: root.y + root.h };

  it('selects the box that it hits', () => {
    expect(meaningOf(scene, middle, 1)).toEqual({ kind: 'pilih', box: 0 });
  });

  it('opens the branch on the toggle, from the zoom on at which toggles can be seen', () => {
    expect(meaningOf(scene, toggle, 1)).toEqual({ kind: 'buka', box: 0 });
    expect(meaningOf(scene, toggle, 0.05)).toEqual({ kind: 'pilih', box: 0 });
  });

  it('from further away opens on the larger toggle of a closed branch, and closes on none', () => {
    const closed = sceneOf(model, openToDepth(model, 1, []));
    const box = rectOf(closed.layout, model, 0);
    const below = (distance: number) => ({ x: box.x + box.w / 2, y: box.y + box.h + distance });
    expect(meaningOf(closed, below(32), 0.5)).toEqual({ kind: 'buka', box: 0 });
    expect(meaningOf(closed, below(32), 1)).toEqual({ kind: 'kosong' });
    expect(meaningOf(scene, toggle, 0.5)).toEqual({ kind: 'pilih', box: 0 });
  });

  it('means nothing beside the boxes', () => {
    expect(meaningOf(scene, { x: root.x - 200, y: root.y }, 1)).toEqual({ kind: 'kosong' });
  });

  it('shows the cross items of the box whose empty place it hits', () => {
    const host = model.crossItems.findIndex((items) => items.length > 0);
    const item = model.crossItems[host]?.[0] ?? -1;
    const rect = rectOf(scene.layout, model, item);
    const at = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
    expect(meaningOf(scene, at, 1)).toEqual({ kind: 'cross', box: host });
    const shown = sceneOf(model, openToDepth(model, 5, 'semua'));
    expect(meaningOf(shown, at, 1)).toEqual({ kind: 'pilih', box: item });
  });
});

describe('buttons over the picture', () => {
  it('has none while cards cannot be read, except for the selected box', () => {
    const view = fitted(scene.layout.bounds, screen);
    expect(interactiveCards(scene, view, screen)).toEqual([]);
    expect(interactiveCards({ ...scene, selected: 3 }, view, screen)).toEqual([3]);
  });

  it('never has more than eighty, whatever the screen', () => {
    const giant = { width: 40_000, height: 40_000 };
    const cards = interactiveCards({ ...large, selected: 2 }, { x: 0, y: 0, scale: READING_SCALE }, giant);
    expect(cards).toHaveLength(MAX_INTERACTIVE_CARDS);
    expect(cards).toContain(2);
  });
});
