/** @jest-environment node */
import type { Core } from 'cytoscape';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { ancestors, cardAt } from '../../tree/model/model';
import { branchEnd, isFailing } from '../../tree/state/filter';
import { openToDepth } from '../../tree/state/open-state';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { contributedTree } from '../testing/contributed-tree';
import { headlessGraph } from '../testing/headless-graph';
import { drawsAnything, markElements } from './mark-elements';

const model = buildTree(generatedTree({ ...shapes.kecil, crossEvery: 0 }), { maxDepth: 5 });
const scene = sceneOf(model);
const key = (box: number) => model.keys[box] ?? '';
const none = { main: null, selected: [], traced: null, highlighted: null };
const idsOf = (cy: Core, selector: string) =>
  cy
    .elements(selector)
    .map((element) => element.id())
    .sort();
const deepest = model.count - 1;

describe('marks on the graph', () => {
  it('select the boxes that are asked for, and no others', () => {
    const cy = headlessGraph(scene);
    markElements(cy, { ...none, main: key(3), selected: [key(3), key(5)] });
    expect(idsOf(cy, ':selected')).toEqual([key(3), key(5)].sort());
    markElements(cy, { ...none, main: key(5), selected: [key(5), 'tidak-ada:1'] });
    expect(idsOf(cy, ':selected')).toEqual([key(5)]);
    cy.getElementById(key(1)).select();
    expect(idsOf(cy, ':selected')).toEqual([key(5)]);
  });

  it('lead from the root down to the main box', () => {
    const cy = headlessGraph(scene);
    markElements(cy, { ...none, main: key(deepest), selected: [key(deepest)] });
    const way = [deepest, ...ancestors(model, deepest)].slice(0, -1).map((box) => `garis:${key(box)}`);
    expect(idsOf(cy, '.path')).toEqual(way.sort());
    markElements(cy, none);
    expect(idsOf(cy, '.path')).toEqual([]);
  });

  it('lead from the traced box down to everything that failed below it, and nowhere else', () => {
    const cy = headlessGraph(scene);
    const traced = 1;
    markElements(cy, { ...none, traced: key(traced) });
    const ways = new Set<string>();
    for (let box = traced + 1; box < branchEnd(model, traced); box += 1) {
      if (!isFailing(cardAt(model, box).status)) continue;
      for (let at = box; at !== traced; at = model.parent[at] ?? traced) ways.add(`garis:${key(at)}`);
    }
    expect(ways.size).toBeGreaterThan(3);
    expect(ways.size).toBeLessThan(branchEnd(model, traced) - traced);
    expect(idsOf(cy, '.trace')).toEqual([...ways].sort());
  });

  it('lead to a contributing box by what it contributes to as well', () => {
    const tree = contributedTree();
    const host = tree.crossItems.findIndex((items) => items.length > 0);
    const copy = tree.keys[tree.crossItems[host]?.[0] ?? -1] ?? '';
    const original = copy.split('@')[0] ?? '';
    const cy = headlessGraph(sceneOf(tree, openToDepth(tree, 5, 'semua')));
    markElements(cy, { ...none, main: original, selected: [original] });
    expect(idsOf(cy, '.path')).toEqual(
      expect.arrayContaining([`sumbangan:${copy}`, `garis:${original}`, `garis:${tree.keys[host]}`]),
    );
  });

  it('are all that there is to be seen besides contributions and what others have added', () => {
    const cy = headlessGraph(scene);
    expect(drawsAnything(cy)).toBe(false);
    markElements(cy, { ...none, highlighted: key(2) });
    expect(idsOf(cy, '.highlight')).toEqual([key(2)]);
    expect(drawsAnything(cy)).toBe(true);
    markElements(cy, none);
    expect(drawsAnything(cy)).toBe(false);
    cy.add({ data: { id: 'asing' } });
    expect(drawsAnything(cy)).toBe(true);
    expect(
      drawsAnything(headlessGraph(sceneOf(contributedTree(), openToDepth(contributedTree(), 5, 'semua')))),
    ).toBe(true);
  });
});
