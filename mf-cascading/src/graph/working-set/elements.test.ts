/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { cardAt } from '../../tree/model/model';
import { openToDepth } from '../../tree/state/open-state';
import { countOf } from '../../tree/state/visible';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { fitted } from '../../view/viewport/view';
import { contributedTree } from '../testing/contributed-tree';
import { screen } from '../testing/headless-graph';
import { graphElements } from './elements';
import { MAX_ELEMENTS, workingSet } from './working-set';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const elementsOf = (scene: ReturnType<typeof sceneOf>) =>
  graphElements(scene, workingSet(scene, fitted(scene.layout.bounds, screen), screen));

describe('the elements of the graph', () => {
  const scene = sceneOf(model, openToDepth(model, 5, 'semua'));
  const elements = elementsOf(scene);
  const byId = new Map(elements.map((element) => [element.data.id, element]));

  it('hold each box with its level, kind and status at its place in the picture', () => {
    model.keys.forEach((id, box) => {
      if (scene.visible[box] !== 1) return;
      const { x, y, w, h } = rectOf(scene.layout, model, box);
      expect(byId.get(id)).toEqual({
        group: 'nodes',
        position: { x: x + w / 2, y: y + h / 2 },
        data: {
          id,
          above: model.keys[model.parent[box] ?? -1] ?? null,
          level: model.level[box],
          kind: model.cross[box] === 1 ? 'cross' : 'box',
          status: cardAt(model, box).status,
          order: box,
          w,
          h,
        },
      });
    });
  });

  it('lead from each box to those below it, to cross items by lines of their own kind', () => {
    const lines = elements.filter(({ group }) => group === 'edges');
    expect(lines).toHaveLength(countOf(scene.visible) - model.roots.length);
    for (const { data } of lines) {
      const child = model.indexOf.get(data.target ?? '') ?? -1;
      expect(data.source).toBe(model.keys[model.parent[child] ?? -1]);
      expect(data.kind).toBe(model.cross[child] === 1 ? 'cross' : 'line');
    }
  });

  it('keep the places of cross items that are not shown, without a line', () => {
    const closed = elementsOf(sceneOf(model));
    const slots = closed.filter(({ data }) => data.kind === 'slot');
    const heads = model.keys.filter((_, box) => model.cross[box] === 1);
    expect(slots.map(({ data }) => data.id)).toEqual(heads);
    expect(closed.filter(({ data }) => data.kind === 'cross')).toEqual([]);
  });

  it('are never more than cytoscape is to hold, however many boxes are selected', () => {
    const large = sceneOf(buildTree(generatedTree({ ...shapes.limaRatus, sub: 6 }), { maxDepth: 5 }));
    expect(elementsOf(large).length).toBeLessThanOrEqual(MAX_ELEMENTS);
    const all = elementsOf({ ...large, selected: 0, others: new Set(large.model.keys) });
    expect(all.length).toBeLessThanOrEqual(MAX_ELEMENTS);
    expect(all.filter(({ group }) => group === 'nodes').length).toBeGreaterThan(500);
  });
});

describe('a contribution whose own box stands in the same tree', () => {
  const contributed = contributedTree();
  const host = contributed.crossItems.findIndex((items) => items.length > 0);
  const copy = contributed.crossItems[host]?.[0] ?? -1;
  const original = contributed.indexOf.get(contributed.keys[copy]?.split('@')[0] ?? '') ?? -1;
  const linksOf = (scene: ReturnType<typeof sceneOf>) =>
    elementsOf(scene).flatMap(({ data }) => (data.kind === 'link' ? [[data.source, data.target]] : []));
  const link = [contributed.keys[host], contributed.keys[original]];

  it('is linked with its host while cross items are shown', () => {
    expect(linksOf(sceneOf(contributed, openToDepth(contributed, 5, 'semua')))).toEqual([link]);
    expect(linksOf(sceneOf(contributed))).toEqual([]);
  });

  it('is linked with its host while one of both is selected', () => {
    const scene = sceneOf(contributed);
    expect(linksOf({ ...scene, selected: host })).toEqual([link]);
    expect(linksOf({ ...scene, selected: original })).toEqual([link]);
    expect(linksOf({ ...scene, selected: 0 })).toEqual([]);
  });

  it('is not linked while its branch is closed', () => {
    expect(linksOf(sceneOf(contributed, openToDepth(contributed, 3, 'semua')))).toEqual([]);
  });
});
