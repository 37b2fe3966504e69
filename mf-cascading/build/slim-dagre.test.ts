/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as Dagre from '@dagrejs/dagre';
import fc from 'fast-check';
import { slimDagre } from './slim-dagre';

type Layouts = Pick<typeof Dagre, 'graphlib' | 'layout'>;

const whole = readFileSync(join(dirname(require.resolve('@dagrejs/dagre')), 'dagre.esm.js'), 'utf8');

/** What the module's text hands out as its default. */
const run = (code: string): Layouts =>
  runInThisContext(`(() => {${code.replace(/export\{.*?(\w+) as default.*?\};/, 'return $1;')}})()`);

interface Unit {
  readonly above: number;
  readonly width: number;
  readonly minlen: number;
}

/** Centres of a tree's units, asked for as cytoscape-dagre asks. */
function centres({ graphlib, layout }: Layouts, units: readonly Unit[]): number[] {
  const graph = new graphlib.Graph({ multigraph: true, compound: true });
  graph.setGraph({ nodesep: 24, ranksep: 80, rankdir: 'TB', ranker: 'tight-tree' });
  graph.setDefaultEdgeLabel(() => ({}));
  units.forEach(({ width }, unit) => {
    graph.setNode(`n${unit}`, { width, height: 1 });
  });
  units.forEach(({ above, minlen }, unit) => {
    if (unit > 0) graph.setEdge(`n${above % unit}`, `n${unit}`, { minlen, weight: 1 }, `e${unit}`);
  });
  layout(graph);
  return graph.nodes().flatMap((id) => [graph.node(id).x, graph.node(id).y]);
}

const anyUnit = fc.record({
  above: fc.nat({ max: 1000 }),
  width: fc.integer({ min: 40, max: 400 }),
  minlen: fc.integer({ min: 1, max: 3 }),
});

describe('dagre without what a tree never reaches', () => {
  it('places every tree exactly as the whole dagre does', () => {
    const full = run(whole);
    const slim = run(slimDagre(whole));
    fc.assert(
      fc.property(fc.array(anyUnit, { minLength: 1, maxLength: 60 }), (units) => {
        expect(centres(slim, units)).toEqual(centres(full, units));
      }),
    );
  });

  it('is not made from another dagre in silence', () => {
    expect(() => slimDagre('export{}')).toThrow('no such text');
    expect(() => slimDagre(slimDagre(whole))).toThrow('no such text');
  });
});
