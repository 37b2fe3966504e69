/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { ancestors, cardAt } from '../../tree/model/model';
import { isFailing, noFilter } from '../../tree/state/filter';
import { filtered, openToDepth } from '../../tree/state/open-state';
import { countOf } from '../../tree/state/visible';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { fitted } from '../../view/viewport/view';
import { contributedTree } from '../testing/contributed-tree';
import { screen } from '../testing/headless-graph';
import { isSlot, relative } from './relatives';
import { workingSet } from './working-set';

const model = buildTree(generatedTree({ ...shapes.limaRatus, sub: 6 }), { maxDepth: 5 });
const scene = sceneOf(model);
const far = fitted(scene.layout.bounds, screen);
const deepest = model.count - 1;
/** The first box's corner at the upper left of the screen, at reading size. */
const atStart = { x: 0, y: 0, scale: 1 };

describe('the boxes that cytoscape holds', () => {
  it('are those on the screen and around it while there is room for all, and it knows what they cover', () => {
    const small = sceneOf(buildTree(generatedTree(shapes.kecil), { maxDepth: 5 }));
    const { boxes, covered } = workingSet(small, fitted(small.layout.bounds, screen), screen);
    const slots = boxes.filter((box) => isSlot(small, box));
    expect(slots.length).toBeGreaterThan(0);
    expect(boxes).toHaveLength(countOf(small.visible) + slots.length);
    const whole = small.layout.bounds;
    expect(covered?.x).toBeLessThan(whole.x);
    expect(covered?.w).toBeGreaterThan(whole.w);
  });

  it('are those nearest to the middle where there are more, each once', () => {
    const { boxes, covered } = workingSet(scene, far, screen);
    expect(boxes.length).toBeLessThan(300);
    expect(new Set(boxes).size).toBe(boxes.length);
    expect(covered).toBeNull();
    const middle = scene.layout.bounds.x + scene.layout.bounds.w / 2;
    const away = (box: number) => Math.abs(rectOf(scene.layout, model, box).x - middle);
    expect(Math.max(...boxes.map(away))).toBeLessThan(away(0) + away(deepest));
  });

  it('hold the way from the selected box to its root and the next steps from it, wherever they stand', () => {
    const { boxes } = workingSet({ ...scene, selected: deepest }, atStart, screen);
    expect(boxes).toEqual(expect.arrayContaining([deepest, ...ancestors(model, deepest)]));
    const inner = model.parent[deepest] ?? -1;
    const around = workingSet({ ...scene, selected: inner }, atStart, screen).boxes;
    for (const direction of ['up', 'down', 'left'] as const) {
      expect(around).toContain(relative(scene, inner, direction));
    }
  });

  it('hold the traced box and what failed below it', () => {
    const traced = model.children[model.roots[0] ?? 0]?.[0] ?? -1;
    const telusur = model.keys[traced] ?? '';
    const state = filtered(model, openToDepth(model, 5, []), { ...noFilter, telusur });
    const { boxes } = workingSet(sceneOf(model, state), { x: -1e6, y: -1e6, scale: 1 }, screen);
    expect(boxes[0]).toBe(traced);
    expect(boxes.length).toBeGreaterThan(10);
    for (const box of boxes) {
      const leads = boxes.some((other) => other === box || ancestors(model, other).includes(box));
      expect(leads && boxes.some((at) => isFailing(cardAt(model, at).status))).toBe(true);
    }
  });

  it('hold both ends of a contribution when one of them is on the screen', () => {
    const contributed = contributedTree();
    const host = contributed.crossItems.findIndex((items) => items.length > 0);
    const copy = contributed.crossItems[host]?.[0] ?? -1;
    const original = contributed.indexOf.get(contributed.keys[copy]?.split('@')[0] ?? '') ?? -1;
    const shown = sceneOf(contributed, openToDepth(contributed, 5, 'semua'));
    const { x, y, w, h } = rectOf(shown.layout, contributed, original);
    const size = { width: w, height: h };
    const { boxes } = workingSet(shown, { x: -x * 4, y: -y * 4, scale: 4 }, size);
    expect(boxes).toEqual(expect.arrayContaining([host, original]));
  });
});
