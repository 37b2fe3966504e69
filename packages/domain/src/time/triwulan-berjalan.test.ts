import { triwulanBerakhir, triwulanBerjalan } from './triwulan-berjalan';

it.each([
  [2025, '2024-12-31T16:59:59Z', 0, 0],
  [2025, '2024-12-31T17:00:00Z', 1, 0],
  [2025, '2025-03-31T16:59:59Z', 1, 0],
  [2025, '2025-03-31T17:00:00Z', 2, 1],
  [2025, '2025-12-31T16:59:59Z', 4, 3],
  [2025, '2025-12-31T17:00:00Z', 4, 4],
  [2025, '2026-02-01T00:00:00Z', 4, 4],
])('of %i at %s %i quarters have begun and %i have ended', (tahun, moment, begun, over) => {
  expect(triwulanBerjalan(tahun, new Date(moment))).toBe(begun);
  expect(triwulanBerakhir(tahun, new Date(moment))).toBe(over);
});
