import { keadaanPerbaikanOf } from './perbaikan';

it.each([
  ['nothing reported before its quarter is over', [0, 0, 1, 0], [null, null, null, null], 2, 'diusulkan'],
  ['nothing reported after its quarter', [0, 0, 1, 0], [null, null, null, null], 3, 'terlambat'],
  ['something reported, nothing due', [0, 1, 1, 0], [null, 1, null, null], 2, 'dikerjakan'],
  ['less than was due', [0, 2, 1, 0], [null, 1, null, null], 2, 'terlambat'],
  ['all of it, a quarter late', [0, 1, 0, 0], [null, null, 1, null], 4, 'selesai'],
  ['more than all of it', [1, null, null, null], [3, null, null, null], 1, 'selesai'],
  ['no target at all', [null, null, null, null], [null, null, null, null], 4, 'diusulkan'],
] as const)('%s', (_, target, realisasi, over, keadaan) => {
  expect(keadaanPerbaikanOf({ target, realisasi }, over)).toBe(keadaan);
});
