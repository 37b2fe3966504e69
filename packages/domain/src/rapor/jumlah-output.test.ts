import fc from 'fast-check';
import {
  isJumlahOutput,
  jumlahDari,
  jumlahOutput,
  OUTPUT_MAX,
  type OutputTriwulan,
  totalOutput,
} from './jumlah-output';

const output = (...[tw1, tw2, tw3, tw4]: (number | null)[]): OutputTriwulan => ({
  tw1: tw1 ?? null,
  tw2: tw2 ?? null,
  tw3: tw3 ?? null,
  tw4: tw4 ?? null,
});

it.each([
  [output(), null],
  [output(0), 0],
  [output(1, 2, 3, 4), 10],
  [output(null, 5, null, 7), 12],
])('%j adds up to %s', (row, sum) => {
  expect(jumlahOutput(row)).toBe(sum);
});

it.each([
  [0, true],
  [12, true],
  [OUTPUT_MAX, true],
  [OUTPUT_MAX + 1, false],
  [-1, false],
  [1.5, false],
  [Number.NaN, false],
])('%s counts outputs: %s', (value, counts) => {
  expect(isJumlahOutput(value)).toBe(counts);
});

it('the quarters of the regency are the sums over its units, and its sum is the sum of theirs', () => {
  const number = fc.option(fc.nat(OUTPUT_MAX));
  const rows = fc.array(fc.tuple(number, number, number, number).map((row) => output(...row)));
  fc.assert(
    fc.property(rows, (given) => {
      const total = totalOutput(given);
      expect(total.tw3).toBe(jumlahDari(given.map(({ tw3 }) => tw3)));
      expect(jumlahOutput(total)).toBe(jumlahDari(given.map(jumlahOutput)));
    }),
  );
});
