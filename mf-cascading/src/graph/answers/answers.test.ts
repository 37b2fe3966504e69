/** @jest-environment node */
import fc from 'fast-check';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { openToDepth } from '../../tree/state/open-state';
import type { Scene } from '../../view/scene/scene';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { contributedTree } from '../testing/contributed-tree';
import { headlessGraph } from '../testing/headless-graph';
import { graphAnswers } from './graph-answers';
import { indexAnswers } from './index-answers';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const contributed = contributedTree();
const scenes: readonly [string, Scene][] = [
  ['a tree', sceneOf(model)],
  ['a tree with its cross items', sceneOf(model, openToDepth(model, 5, 'semua'))],
  ['a tree that is open to its third level', sceneOf(model, openToDepth(model, 3, 'semua'))],
  ['a tree with a contribution', sceneOf(contributed, openToDepth(contributed, 5, 'semua'))],
];

describe.each(scenes)('what cytoscape answers about %s', (_, scene) => {
  const cy = headlessGraph(scene);
  const graph = graphAnswers(cy);
  const index = indexAnswers(scene);
  const { x, y, w, h } = scene.layout.bounds;
  const point = fc.record({
    x: fc.double({ min: x - 50, max: x + w + 50, noNaN: true }),
    y: fc.double({ min: y - 50, max: y + h + 50, noNaN: true }),
  });

  it('is the box at a point, as the arrays of the scene have it', () => {
    scene.model.keys.forEach((key, box) => {
      const rect = rectOf(scene.layout, scene.model, box);
      if (scene.visible[box] !== 1) return;
      expect(graph.boxAt({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 }, 0)).toBe(key);
      expect(graph.boxAt({ x: rect.x + rect.w / 2, y: rect.y + rect.h + 8 }, 18)).toBe(key);
    });
    fc.assert(
      fc.property(point, (at) => expect(graph.boxAt(at, 18)).toBe(index.boxAt(at, 18))),
      // A point that is nearer to an edge than any sum tells.
      { examples: [[{ x: x + w / 2, y: -5e-324 }], [{ x: 419, y: -5e-324 }]] },
    );
  });

  it('is every box that a rectangle holds as a whole, as the arrays have it', () => {
    const size = fc.record({
      w: fc.double({ min: 0, max: w, noNaN: true }),
      h: fc.double({ min: 0, max: h, noNaN: true }),
    });
    fc.assert(
      fc.property(point, size, (corner, extent) => {
        const rect = { ...corner, ...extent };
        expect(graph.boxesWithin(rect)).toEqual(index.boxesWithin(rect));
      }),
    );
    const shown = scene.model.keys.filter((_key, box) => scene.visible[box] === 1);
    expect(graph.boxesWithin({ x: x - 1, y: y - 1, w: w + 2, h: h + 2 })).toEqual(shown);
  });

  it('is the next box of a walk in each direction, as the arrays have it', () => {
    scene.model.keys.forEach((key, box) => {
      if (scene.visible[box] !== 1) return;
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        expect([key, direction, graph.step(key, direction)]).toEqual([
          key,
          direction,
          index.step(key, direction),
        ]);
      }
    });
  });

  it('takes no notice of what others have added', () => {
    const rect = rectOf(scene.layout, scene.model, 0);
    const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
    cy.add({ group: 'nodes', data: { id: 'asing' }, position: middle });
    cy.add({ group: 'edges', data: { id: 'garis-asing', source: 'asing', target: scene.model.keys[0] } });
    expect(graph.boxAt(middle, 0)).toBe(scene.model.keys[0]);
    expect(graph.step(scene.model.keys[0] ?? '', 'up')).toBeNull();
    cy.remove('#asing');
  });
});
