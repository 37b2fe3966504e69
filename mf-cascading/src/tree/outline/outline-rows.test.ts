/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../model/build';
import { openToDepth } from '../state/open-state';
import { visibleBoxes } from '../state/visible';
import { outlineKey, outlineRows, placeAmongSiblings, rowStartingWith } from './outline-rows';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const stateOf = (depth: number) => openToDepth(model, depth, []);
const context = (row: number, depth = 5) => {
  const state = stateOf(depth);
  return { model, rows: outlineRows(model, visibleBoxes(model, state)), row, state, page: 10 };
};

describe('the outline', () => {
  it('lists the visible boxes only', () => {
    expect(context(0, 1).rows).toEqual([0]);
    expect(context(0, 2).rows).toHaveLength(3);
  });

  it.each([
    ['ArrowDown', 0, { kind: 'ke', row: 1 }],
    ['ArrowUp', 0, { kind: 'ke', row: 0 }],
    ['PageDown', 0, { kind: 'ke', row: 10 }],
    ['Home', 5, { kind: 'ke', row: 0 }],
    ['End', 0, { kind: 'ke', row: 30 }],
    ['ArrowRight', 0, { kind: 'ke', row: 1 }],
    ['ArrowLeft', 0, { kind: 'buka-tutup' }],
    ['ArrowLeft', 4, { kind: 'ke', row: 3 }],
    ['Enter', 2, { kind: 'fokus' }],
    [' ', 2, { kind: 'pilih' }],
    ['Tab', 2, null],
  ] as const)('answers %p on row %d', (key, row, act) => {
    expect(outlineKey(key, context(row))).toEqual(act);
  });

  it('opens a closed branch by the right arrow', () => {
    expect(outlineKey('ArrowRight', context(0, 1))).toEqual({ kind: 'buka-tutup' });
  });

  it('counts a box among its visible siblings, cross-cutting items included', () => {
    const host = model.crossItems.findIndex((items) => items.length > 0);
    const item = model.crossItems[host]?.[0] ?? -1;
    const shown = visibleBoxes(model, openToDepth(model, 5, 'semua'));
    const own = model.children[host]?.length ?? 0;
    expect(placeAmongSiblings(model, shown, item)).toEqual({ position: own + 1, size: own + 1 });
    expect(placeAmongSiblings(model, shown, 0)).toEqual({ position: 1, size: 1 });
  });

  it('goes round to the next row that starts with what was typed', () => {
    const { rows } = context(0);
    const letter = model.cards.get(rows[2] ?? 0)?.sasaran.charAt(0) ?? '';
    expect(rowStartingWith(model, rows, 1, letter.toLowerCase())).toBe(2);
    expect(rowStartingWith(model, rows, 1, '%')).toBe(1);
  });
});
