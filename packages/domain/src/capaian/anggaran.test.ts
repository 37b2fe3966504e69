import fc from 'fast-check';
import { alasanEfisiensi, efisiensi, jumlahEfisiensi, serapan } from './anggaran';

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

it.each([
  [null, 1000, 900, 'tanpa-capaian'],
  [99.99, 1000, 900, 'tidak-tercapai'],
  [100, null, 900, 'tanpa-anggaran'],
  [100, 0, 0, 'tanpa-anggaran'],
  [100, 1000, null, 'tanpa-realisasi'],
  [120, 1000, 1000.01, 'melebihi-anggaran'],
  [120, 1000, 1000, null],
  [100, 1000, 900, null],
] as const)('an achievement of %p with %p budgeted and %p spent: %p', (capaian, pagu, realisasi, reason) => {
  expect(alasanEfisiensi({ capaian, pagu, realisasi })).toBe(reason);
});

it('there is a reason exactly where no saving is told or the budget was overspent', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 200 }));
  fc.assert(
    fc.property(figure, figure, figure, (capaian, pagu, realisasi) => {
      const saved = efisiensi({ capaian, pagu, realisasi });
      const reason = alasanEfisiensi({ capaian, pagu, realisasi });
      expect(reason === null || reason === 'melebihi-anggaran').toBe(saved !== null);
      if (reason === 'melebihi-anggaran') expect(saved).toEqual({ persen: 0, nominal: 0 });
    }),
  );
});

describe('the efficiency of several goals', () => {
  const met = { capaian: 100, pagu: 1000, realisasi: 900 };
  const missed = { capaian: 90, pagu: 5000, realisasi: 1000 };
  const overspent = { capaian: 110, pagu: 1000, realisasi: 1200 };

  it('counts savings where the target was met alone, and never takes overspending off', () => {
    expect(jumlahEfisiensi([met, missed, overspent])).toEqual({
      pagu: 7000,
      realisasi: 3100,
      efisiensi: { persen: 5, nominal: 100 },
    });
  });

  it('is not counted where no target was met', () => {
    expect(jumlahEfisiensi([missed])).toEqual({ pagu: 5000, realisasi: 1000, efisiensi: null });
    expect(jumlahEfisiensi([])).toEqual({ pagu: 0, realisasi: 0, efisiensi: null });
  });
});
