import { type PlanTarget, targetCell, targetText, targetWithUnit } from './plan-line';

const one = (more: Partial<PlanTarget>): PlanTarget => ({
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  target: null,
  ...more,
});
const bounds = { polaritas: 'range', range_min: 7, range_max: 7.5 } as const;

it.each<[PlanTarget, string, number | string | null, string]>([
  [one({ target: 90.5 }), '90,5', 90.5, '90,5 persen'],
  [one({}), '-', null, '-'],
  [one(bounds), '7–7,5', '7–7,5', '7–7,5 persen'],
  [one({ ...bounds, target: 7.2 }), '7–7,5', '7–7,5', '7–7,5 persen'],
  [one({ ...bounds, range_max: null }), '7–-', '7–-', '7–- persen'],
  [one({ polaritas: 'range', target: 75 }), '75', 75, '75 persen'],
  [one({ polaritas: 'range' }), '-', null, '-'],
  [one({ polaritas: null, target: 3 }), '3', 3, '3 persen'],
])('%j is told as %s, in a cell as %p', (row, text, cell, withUnit) => {
  expect(targetText(row)).toBe(text);
  expect(targetCell(row)).toBe(cell);
  expect(targetWithUnit({ ...row, satuan: 'persen' })).toBe(withUnit);
});
