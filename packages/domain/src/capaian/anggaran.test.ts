import fc from 'fast-check';
import { efisiensi, serapan } from './anggaran';

describe('absorption', () => {
  it.each([
    [1000, 875, 87.5],
    [3, 1, 33.33],
    [1000, 0, 0],
    [1000, 1100, 110],
    [0, 0, null],
    [null, 5, null],
    [5, null, null],
  ])('of a budget of %p with %p spent is %p', (pagu, realisasi, expected) => {
    expect(serapan(pagu, realisasi)).toBe(expected);
  });
});

describe('efficiency of resources', () => {
  it.each([
    ['target met', 100, 1000, 900, { persen: 10, nominal: 100 }],
    ['target missed', 99.99, 1000, 900, null],
    ['achievement unknown', null, 1000, 900, null],
    ['more spent than budgeted', 120, 1000, 1100, { persen: 0, nominal: 0 }],
    ['no budget', 120, 0, 0, null],
    ['spending unknown', 120, 1000, null, null],
    ['fractions of a rupiah', 100, 100.1, 33.37, { persen: 66.66, nominal: 66.73 }],
  ])('%s', (_, capaian, pagu, realisasi, expected) => {
    expect(efisiensi({ capaian, pagu, realisasi })).toEqual(expected);
  });

  it('and absorption make the whole budget, when not overspent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.nat({ max: 1000 }), (pagu, share) => {
        const realisasi = (pagu * share) / 1000;
        const saved = efisiensi({ capaian: 100, pagu, realisasi })?.persen ?? Number.NaN;
        expect(saved + (serapan(pagu, realisasi) ?? Number.NaN)).toBeCloseTo(100, 5);
      }),
    );
  });
});
