import { hasQuarterBegun } from './quarter-begun';

it.each([
  [1, '2024-12-31T16:59:59Z', false],
  [1, '2024-12-31T17:00:00Z', true],
  [2, '2025-03-31T12:00:00Z', false],
  [3, '2025-07-01T00:00:00Z', true],
  [4, '2025-09-30T12:00:00Z', false],
  [4, '2026-01-01T00:00:00Z', true],
] as const)('quarter %d of 2025 at %s has begun: %s', (triwulan, now, begun) => {
  expect(hasQuarterBegun(2025, triwulan, new Date(now))).toBe(begun);
});
