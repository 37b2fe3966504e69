import { NoTree, readTree } from './load-tree';

it.each([
  null,
  undefined,
  'teks',
  [],
  {},
  { data: [] },
  { data: {}, meta: { tahun: 2024 } },
  { data: [], meta: { tahun: '2024' } },
])('takes %j for no tree', (answer) => {
  expect(() => readTree(answer)).toThrow(NoTree);
});

it('takes whatever has boxes and a year; single boxes are mended later', () => {
  const tree = { data: [{ id: 1 }], meta: { tahun: 2024 } };
  expect(readTree(tree)).toBe(tree);
});
