import { triwulanBerjalan } from './triwulan-berjalan';

it.each([
  [2025, '2024-12-31T16:59:59Z', 0],
  [2025, '2024-12-31T17:00:00Z', 1],
  [2025, '2025-03-31T16:59:59Z', 1],
  [2025, '2025-03-31T17:00:00Z', 2],
  [2025, '2025-12-31T00:00:00Z', 4],
  [2025, '2026-02-01T00:00:00Z', 4],
])('of %i at %s %i quarters have begun', (tahun, moment, begun) => {
  expect(triwulanBerjalan(tahun, new Date(moment))).toBe(begun);
});
