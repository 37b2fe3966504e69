/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { rectOf } from '../../tree/layout/shown';
import { buildTree } from '../../tree/model/build';
import { openToDepth } from '../../tree/state/open-state';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { headlessGraph } from '../testing/headless-graph';
import { Graph } from './graph';
import { graphAnswers } from './graph-answers';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const scene = sceneOf(model);
const middleOf = (box: number) => {
  const { x, y, w, h } = rectOf(scene.layout, model, box);
  return { x: x + w / 2, y: y + h / 2 };
};
const everywhere = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 };

/** A graph whose instance answers everything with one box, to tell who was asked. */
function asked() {
  const graph = new Graph();
  const cy = headlessGraph(scene);
  const [key = ''] = model.keys;
  graph.adopt(cy, { boxAt: () => key, boxesWithin: () => [key], step: () => key });
  return { graph, cy, key };
}

describe('the owner of the graph', () => {
  it('answers out of the scene before cytoscape has come, and after it has gone', () => {
    const graph = new Graph();
    expect(graph.answers(scene).boxAt(middleOf(4), 0)).toBe(model.keys[4]);
    expect([graph.cy, graph.size, graph.draws()]).toEqual([null, 0, false]);
    const { graph: other, cy } = asked();
    expect(other.cy).toBe(cy);
    expect(other.size).toBe(cy.elements().length);
    cy.destroy();
    expect([other.cy, other.size]).toEqual([null, 0]);
    expect(other.answers(scene).boxAt(middleOf(4), 0)).toBe(model.keys[4]);
  });

  it('asks cytoscape about what it holds', () => {
    const { graph, key } = asked();
    const answers = graph.answers(scene);
    expect(answers.boxAt(middleOf(4), 0)).toBe(key);
    expect(answers.step(model.keys[4] ?? '', 'up')).toBe(key);
  });

  it('asks cytoscape for the boxes of a rectangle only where it has every box', () => {
    const { graph, key } = asked();
    const all = graph.answers(scene).boxesWithin(everywhere);
    expect(all.length).toBeGreaterThan(10);
    graph.setCovered(everywhere);
    expect(graph.answers(scene).boxesWithin(scene.layout.bounds)).toEqual([key]);
  });

  it('answers out of the scene what cytoscape does not hold', () => {
    const graph = new Graph();
    const cy = headlessGraph(scene);
    graph.adopt(cy, graphAnswers(cy));
    cy.remove(cy.getElementById(model.keys[4] ?? ''));
    expect(graph.answers(scene).boxAt(middleOf(4), 0)).toBe(model.keys[4]);
  });

  it('does not believe in a box that the scene has closed meanwhile', () => {
    const graph = new Graph();
    const cy = headlessGraph(scene);
    graph.adopt(cy, graphAnswers(cy));
    const closed = sceneOf(model, openToDepth(model, 1, []));
    const child = model.children[0]?.[0] ?? -1;
    expect(graph.answers(closed).boxAt(middleOf(child), 0)).toBeNull();
    expect(graph.answers(closed).step(model.keys[0] ?? '', 'down')).toBeNull();
  });

  it('tells when cytoscape draws what connects the boxes, and when it no longer does', () => {
    const { graph, cy } = asked();
    const told: boolean[] = [];
    graph.subscribe(() => told.push(graph.draws()));
    expect(graph.draws()).toBe(false);
    cy.emit('render');
    cy.emit('render');
    cy.destroy();
    expect(told).toEqual([true, false]);
  });

  it('goes on with an instance that is handed over again, and forgets the one before a new one', () => {
    const { graph, cy } = asked();
    cy.emit('render');
    graph.adopt(cy, graphAnswers(cy));
    expect(graph.draws()).toBe(true);
    const next = headlessGraph(scene);
    graph.adopt(next, graphAnswers(next));
    cy.destroy();
    expect(graph.cy).toBe(next);
  });
});
