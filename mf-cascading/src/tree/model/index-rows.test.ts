import fc from 'fast-check';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { cardOf } from './card';
import { indexRows } from './index-rows';
import type { TreeRow } from './model';

const [node] = generatedTree(shapes.kecil).data;
if (node === undefined) throw new Error('The generated tree is empty');
const card = cardOf(node, 2025);
const row = (key: string, parent: string | null, level = 0, cross = false): TreeRow => ({
  key,
  parent,
  level,
  cross,
  card,
});

describe('indexRows', () => {
  it('makes a root of a box whose parent is missing, and says so', () => {
    const model = indexRows([row('a', 'hilang', 1)]);
    expect(model.roots).toEqual([0]);
    expect(model.problems).toEqual([{ kind: 'no-parent', key: 'a' }]);
  });

  it('breaks a cycle and draws its boxes', () => {
    const model = indexRows([row('a', 'b', 0), row('b', 'a', 1), row('c', 'b', 2)]);
    expect(model.count).toBe(3);
    expect(model.problems.map(({ kind }) => kind)).toContain('cycle');
  });

  it('breaks a box that is its own parent', () => {
    expect(indexRows([row('a', 'a')]).problems).toEqual([{ kind: 'cycle', key: 'a' }]);
  });

  it('keeps two roots', () => {
    expect(indexRows([row('a', null), row('b', null)]).roots).toEqual([0, 1]);
  });

  it('gives a key that comes twice a new one', () => {
    const model = indexRows([row('a', null), row('a', null)]);
    expect(model.keys).toEqual(['a', 'a#2']);
  });

  it('draws every row exactly once, below its parent, whatever the rows say', () => {
    const anyRows = fc.array(
      fc.record({
        key: fc.integer({ min: 0, max: 40 }).map(String),
        parent: fc.option(fc.integer({ min: 0, max: 45 }).map(String), { nil: null }),
        level: fc.integer({ min: 0, max: 4 }),
        cross: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(anyRows, (rows) => {
        const model = indexRows(rows.map((any) => ({ ...any, card })));
        expect(model.count).toBe(rows.length);
        expect(new Set(model.keys).size).toBe(rows.length);
        model.parent.forEach((parent, box) => {
          expect(parent).toBeLessThan(box);
          if (parent >= 0) expect(model.level[box]).toBeGreaterThan(model.level[parent] ?? 0);
        });
        const listed = [...model.roots, ...model.children.flat(), ...model.crossItems.flat()];
        expect(listed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: rows.length }, (_, i) => i));
      }),
    );
  });
});
