import fc from 'fast-check';
import { rataCapaian } from './rata-capaian';

describe('mean of achievements', () => {
  it.each<[(number | null)[], number | null]>([
    [[100, 80], 90],
    [[250, 80], 100],
    [[120, 120.01], 120],
    [[null, 90, null], 90],
    [[null], null],
    [[], null],
    [[100, 100, 99], 99.67],
    [[101.01, 101.02, 101, 100.51], 100.89],
    [[1.1, 2.2, 3.3, 4.42], 2.76],
  ])('of %p is %p', (daftar, expected) => {
    expect(rataCapaian(daftar)).toBe(expected);
  });

  it('never exceeds the cap of 120', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 }), (daftar) => {
        expect(rataCapaian(daftar)).toBeLessThanOrEqual(120);
      }),
    );
  });
});
