import fc from 'fast-check';
import { keadaanTriwulanOf } from '../capaian/quarter-result';
import { keadaanRaporOf } from './keadaan-rapor';

it.each([
  ['maximize', 10, 10, 'tercapai'],
  ['maximize', 10, 9.99, 'tidak-tercapai'],
  ['maximize', 10, null, 'belum-diisi'],
  ['maximize', 0, 5, null],
  ['maximize', null, 5, null],
  ['minimize', 10, 10, 'tercapai'],
  ['minimize', 10, 11, 'tidak-tercapai'],
  ['minimize', 0, 0, null],
] as const)('%s: target %s and realisation %s are %s', (polaritas, target, realisasi, keadaan) => {
  expect(keadaanRaporOf({ polaritas, target, realisasi })).toBe(keadaan);
});

it('a range is met inside its bounds, whatever the target says', () => {
  const range = { polaritas: 'range', target: 5, range_min: 4, range_max: 6 } as const;
  expect(keadaanRaporOf({ ...range, realisasi: 4 })).toBe('tercapai');
  expect(keadaanRaporOf({ ...range, realisasi: 6.01 })).toBe('tidak-tercapai');
});

it('says of every item of a report card what the heat of its quarter says', () => {
  for (const polaritas of ['maximize', 'minimize'] as const)
    for (const target of [0.5, 3, 10])
      for (const realisasi of [null, 0, 0.5, 3, 9.9999, 10, 12]) {
        const quarter = { polaritas, target, realisasi };
        expect(keadaanRaporOf(quarter)).toBe(keadaanTriwulanOf(quarter));
      }
});

describe('whatever is planned and reported', () => {
  const amount = fc.integer({ min: -20_000, max: 200_000 }).map((value) => value / 10_000);
  const polaritas = fc.constantFrom('maximize', 'minimize', 'range');
  const item = fc.record({
    polaritas,
    target: fc.option(amount),
    realisasi: fc.option(amount),
    bounds: fc.tuple(amount, amount),
  });
  const inputOf = ({
    bounds,
    ...rest
  }: {
    polaritas: 'maximize' | 'minimize' | 'range';
    target: number | null;
    realisasi: number | null;
    bounds: [number, number];
  }) => ({
    ...rest,
    range_min: Math.min(...bounds),
    range_max: Math.max(...bounds),
  });

  it('it is an item of the card exactly with a target above 0, and unreported exactly without a report', () => {
    fc.assert(
      fc.property(item, (given) => {
        const keadaan = keadaanRaporOf(inputOf(given));
        expect(keadaan === null).toBe(given.target === null || given.target <= 0);
        if (keadaan !== null) expect(keadaan === 'belum-diisi').toBe(given.realisasi === null);
      }),
    );
  });

  it('is achieved exactly at its target or beyond, where two decimals of its achievement can tell', () => {
    fc.assert(
      fc.property(item, (given) => {
        const { target, realisasi } = given;
        const input = inputOf(given);
        const keadaan = keadaanRaporOf(input);
        if (keadaan === null || realisasi === null || target === null) return;
        const met = {
          maximize: realisasi >= target,
          minimize: realisasi <= target,
          range: realisasi >= input.range_min && realisasi <= input.range_max,
        }[given.polaritas];
        if (met) expect(keadaan).toBe('tercapai');
        else {
          const edge =
            given.polaritas !== 'range'
              ? target
              : realisasi < input.range_min
                ? input.range_min
                : input.range_max;
          const short = Math.abs(realisasi - edge) / Math.abs(edge);
          if (short > 0.000_051) expect(keadaan).toBe('tidak-tercapai');
        }
      }),
    );
  });

  it('better news never turns it from achieved to missed', () => {
    fc.assert(
      fc.property(item, fc.integer({ min: 0, max: 50_000 }), (given, more) => {
        if (given.realisasi === null || given.polaritas === 'range') return;
        if (keadaanRaporOf(inputOf(given)) !== 'tercapai') return;
        const better = given.realisasi + (given.polaritas === 'minimize' ? -more : more) / 10_000;
        expect(keadaanRaporOf(inputOf({ ...given, realisasi: better }))).toBe('tercapai');
      }),
    );
  });
});
