import { byUrgency, jumlahWords, lamaWords, terlambatWords } from './jumlah-words';

const of = (jumlah: number, terlambat = 0, antrean = true, tahun: number | null = 2025) => ({
  jumlah,
  terlambat,
  antrean,
  tahun,
});

it.each([
  [of(10, 6), '10 menunggu di 2025', '6 terlambat'],
  [of(1_250), '1.250 menunggu di 2025', null],
  [of(1, 1), '1 menunggu di 2025', 'terlambat'],
  [of(7, 0, false), '7 di 2025', null],
  [of(1, 1, false), '1 di 2025', 'terlambat'],
  [of(4, 0, true, null), '4 menunggu', null],
])('%j is told as %j, %j', (counted, words, late) => {
  expect([jumlahWords(counted), terlambatWords(counted)]).toEqual([words, late]);
});

it.each([
  [null, null],
  ['2025-03-01T05:00:00.000Z', 'sejak hari ini'],
  ['2025-02-20T05:00:00.000Z', 'paling lama 9 hari'],
  // A clock that is ahead.
  ['2025-03-02T05:00:00.000Z', 'sejak hari ini'],
])('since %s: %s', (sejak, words) => {
  expect(lamaWords(sejak, new Date('2025-03-01T06:00:00.000Z'))).toBe(words);
});

it('puts what is late first, then what others wait for', () => {
  const all = [of(1, 0, false), of(2), of(3, 0, false), of(4, 1, false)];
  expect(all.toSorted(byUrgency).map(({ jumlah }) => jumlah)).toEqual([4, 2, 1, 3]);
});
