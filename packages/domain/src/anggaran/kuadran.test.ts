import { kuadranOf, serapanRencana } from './kuadran';

const triwulan = [
  { triwulan: 1, rencana: 100, realisasi: 90 },
  { triwulan: 2, rencana: 300, realisasi: 330 },
  { triwulan: 3, rencana: 400, realisasi: null },
  { triwulan: 4, rencana: 200, realisasi: null },
];

it.each([
  [0, null],
  [1, 90],
  [2, 105],
  [3, 52.5],
  [4, 42],
])('held against the plan until quarter %i the absorption is %p', (sampai, expected) => {
  expect(serapanRencana(triwulan, sampai)).toBe(expected);
});

it('is unknown without a plan or without any spending', () => {
  expect(serapanRencana([{ triwulan: 1, rencana: 0, realisasi: 5 }], 4)).toBeNull();
  expect(serapanRencana([{ triwulan: 1, rencana: 5, realisasi: null }], 4)).toBeNull();
});

it.each([
  [100, 99.99, 'hemat'],
  [100, 100, 'terserap'],
  [99.99, 100, 'habis'],
  [99.99, 99.99, 'tersisa'],
  [null, 100, null],
  [100, null, null],
])('achievement %p with absorption %p lies in %p', (capaian, serapan, expected) => {
  expect(kuadranOf(capaian, serapan)).toBe(expected);
});
