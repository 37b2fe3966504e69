import {
  type Jawaban,
  type KeadaanRealisasi,
  keadaanRealisasiOf,
  tertinggal,
  triwulanTertinggal,
} from './realisasi';

describe('the state of a member’s quarter', () => {
  it.each<[string, number | null, Jawaban | null, KeadaanRealisasi]>([
    ['has nothing yet', null, null, 'belum'],
    ['was emptied again', null, { keadaan: 'diajukan', nilai: null }, 'belum'],
    ['was written by the unit', 2, null, 'diajukan'],
    ['waits', 2, { keadaan: 'diajukan', nilai: 2 }, 'diajukan'],
    ['was confirmed', 2, { keadaan: 'dikonfirmasi', nilai: 2 }, 'dikonfirmasi'],
    ['was sent back', 2, { keadaan: 'dikembalikan', nilai: 2 }, 'dikembalikan'],
    ['was changed after it was confirmed', 3, { keadaan: 'dikonfirmasi', nilai: 2 }, 'diajukan'],
    ['was changed after it was sent back', 3, { keadaan: 'dikembalikan', nilai: 2 }, 'diajukan'],
    ['was emptied after it was confirmed', null, { keadaan: 'dikonfirmasi', nilai: 2 }, 'belum'],
  ])('that %s', (_, realisasi, jawaban, keadaan) => {
    expect(keadaanRealisasiOf(realisasi, jawaban)).toBe(keadaan);
  });
});

it.each<[string, (number | null)[], (number | null)[], 0 | 1 | 2 | 3 | 4, boolean]>([
  ['nobody before a quarter is over', [2, 2, 0, 0], [null, null, null, null], 0, false],
  ['who reported nothing', [2, 2, 0, 0], [null, null, null, null], 1, true],
  ['not who reached it', [2, 2, 0, 0], [2, null, null, null], 1, false],
  ['not who caught up', [2, 2, 0, 0], [1, 3, null, null], 2, false],
  ['who has no target never', [null, null, null, null], [null, null, null, null], 4, false],
  ['without the dust of binary fractions', [0.1, 0.2, 0, 0], [0.3, 0, 0, 0], 2, false],
])('is behind: %s', (_, target, realisasi, over, expected) => {
  expect(tertinggal(target, realisasi, over)).toBe(expected);
});

it.each<[string, (number | null)[], (number | null)[], 0 | 1 | 2 | 3 | 4, number[]]>([
  [
    'none where 2 of 2 are there, whatever another quarter lacks',
    [2, 2, 0, 0],
    [null, 2, null, null],
    2,
    [1],
  ],
  ['none once it was caught up', [2, 2, 0, 0], [1, 3, null, null], 2, []],
  ['none before its end', [2, 2, 2, 2], [null, null, null, null], 2, [1, 2]],
  ['none of who has no target', [null, null, null, null], [null, null, null, null], 4, []],
])('keeps somebody behind: %s', (_, target, realisasi, over, expected) => {
  expect(triwulanTertinggal(target, realisasi, over)).toEqual(expected);
});
