import { type TreeItem, treeItems } from './tree-list';

const rows = (...list: [number, string][]) => list.map(([tingkat, text]) => ({ tingkat, sel: [text] }));
const shape = (items: readonly TreeItem[]): unknown[] =>
  items.map(({ sel, below }) => [sel[0], shape(below)]);

it('hangs rows below the last one that is less deep', () => {
  const found = treeItems(rows([0, 'a'], [1, 'b'], [2, 'c'], [1, 'd'], [0, 'e']));
  expect(shape(found)).toEqual([
    [
      'a',
      [
        ['b', [['c', []]]],
        ['d', []],
      ],
    ],
    ['e', []],
  ]);
});

it('keeps rows that begin or go on deeper than they should', () => {
  expect(shape(treeItems(rows([2, 'a'], [1, 'b'], [3, 'c'])))).toEqual([
    ['a', []],
    ['b', [['c', []]]],
  ]);
});
