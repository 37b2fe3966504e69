import { adoptionRows, OTHERS } from './adoption-rows';

const hour = (at: number, loads: Record<string, number>) => ({ at: `2025-03-03T0${at}:00:00Z`, loads });

it('gives each version a column, what came last first, and each hour a row with its sum', () => {
  const { columns, rows } = adoptionRows([hour(3, { b: 9, a: 1 }), hour(2, { a: 20 })]);
  expect(columns).toEqual(['b', 'a']);
  expect(rows).toEqual([
    { at: '2025-03-03T03:00:00Z', all: 10, loads: { b: 9, a: 1, [OTHERS]: 0 } },
    { at: '2025-03-03T02:00:00Z', all: 20, loads: { b: 0, a: 20, [OTHERS]: 0 } },
  ]);
});

it('puts together what was loaded least, and loses none of it', () => {
  const { columns, rows } = adoptionRows([hour(3, { f: 1, e: 50, d: 40, c: 30 }), hour(2, { b: 20, a: 2 })]);
  expect(columns).toEqual(['e', 'd', 'c', 'b', OTHERS]);
  expect(rows.map(({ loads, all }) => [loads[OTHERS], all])).toEqual([
    [1, 121],
    [2, 22],
  ]);
});

it('is empty when nobody loaded anything', () => {
  expect(adoptionRows([])).toEqual({ columns: [], rows: [] });
});
