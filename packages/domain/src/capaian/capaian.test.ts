import fc from 'fast-check';
import type { Polaritas } from '../codes/perencanaan';
import { capaianOf, isTercapai } from './capaian';

const directed = (polaritas: Polaritas, target: number | null, realisasi: number | null) =>
  capaianOf({ polaritas, target, realisasi });

describe('achievement', () => {
  it.each<[Polaritas, number | null, number | null, number | null]>([
    ['maximize', 72.4, 72.61, 100.29],
    ['maximize', 80, 60, 75],
    ['maximize', 80, 200, 250],
    ['maximize', 3.9, 3.84, 98.46],
    ['maximize', 88, 83.402, 94.78],
    ['minimize', 17, 17.8, 95.29],
    ['minimize', 15.5, 15.2, 101.94],
    ['minimize', 10, 0, 200],
    ['minimize', 10, 20, 0],
    ['minimize', 10, 35, 0],
    ['maximize', -2, -1, 150],
    ['maximize', -2, -3, 50],
    ['minimize', -2, -3, 150],
    ['minimize', -2, -1, 50],
  ])('%s with target %p and realisation %p is %p', (polaritas, target, realisasi, expected) => {
    expect(directed(polaritas, target, realisasi)).toBe(expected);
  });

  it.each<[Polaritas, number, number]>([
    ['minimize', 0, 100],
    ['minimize', 3, 0],
    ['maximize', 1, 100],
    ['maximize', 0, 0],
  ])('%s with target 0 and realisation %p is all or nothing: %p', (polaritas, realisasi, expected) => {
    expect(directed(polaritas, 0, realisasi)).toBe(expected);
  });

  it.each<[number | null, number | null]>([
    [null, 5],
    [5, null],
    [null, null],
  ])('is empty when target is %p and realisation %p', (target, realisasi) => {
    expect(directed('maximize', target, realisasi)).toBeNull();
    expect(directed('minimize', target, realisasi)).toBeNull();
  });
});

describe('achievement of a range, bed occupancy 60 to 85', () => {
  it.each([
    [60, 100],
    [85, 100],
    [72.5, 100],
    [45, 75],
    [0, 0],
    [-5, 0],
    [93.5, 90],
    [170, 0],
    [200, 0],
    [null, null],
  ])('realisation %p gives %p', (realisasi, expected) => {
    expect(capaianOf({ polaritas: 'range', target: null, realisasi, range_min: 60, range_max: 85 })).toBe(
      expected,
    );
  });

  it('is empty without both bounds or with bounds the wrong way round', () => {
    const range = { polaritas: 'range', target: 70, realisasi: 70 } as const;
    expect(capaianOf(range)).toBeNull();
    expect(capaianOf({ ...range, range_min: 60 })).toBeNull();
    expect(capaianOf({ ...range, range_min: 85, range_max: 60 })).toBeNull();
  });

  it('knows only in or out where a bound is 0', () => {
    const range = { polaritas: 'range', target: null, range_min: 0, range_max: 0 } as const;
    expect(capaianOf({ ...range, realisasi: 0 })).toBe(100);
    expect(capaianOf({ ...range, realisasi: 1 })).toBe(0);
    expect(capaianOf({ ...range, realisasi: -1 })).toBe(0);
  });
});

describe('achievement, for any figures', () => {
  const figure = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 100);
  const positive = fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 100);

  it('is exactly 100 when the target is hit', () => {
    fc.assert(
      fc.property(
        figure.filter((value) => value !== 0),
        (value) => {
          expect(directed('maximize', value, value)).toBe(100);
          expect(directed('minimize', value, value)).toBe(100);
        },
      ),
    );
  });

  it('never gets worse when the realisation gets better', () => {
    fc.assert(
      fc.property(figure, figure, figure, (target, first, second) => {
        const [low, high] = first < second ? [first, second] : [second, first];
        expect(directed('maximize', target, high)).toBeGreaterThanOrEqual(
          directed('maximize', target, low) ?? Number.NaN,
        );
        expect(directed('minimize', target, low)).toBeGreaterThanOrEqual(
          directed('minimize', target, high) ?? Number.NaN,
        );
      }),
    );
  });

  it('is R/T and (2T−R)/T for positive targets', () => {
    fc.assert(
      fc.property(positive, positive, (target, realisasi) => {
        expect(directed('maximize', target, realisasi)).toBeCloseTo((realisasi / target) * 100, 1);
        expect(directed('minimize', target, realisasi)).toBeCloseTo(
          Math.max(0, ((2 * target - realisasi) / target) * 100),
          1,
        );
      }),
    );
  });

  it('of minimize and range is never negative, of a range never above 100', () => {
    fc.assert(
      fc.property(figure, figure, figure, (low, width, realisasi) => {
        expect(directed('minimize', low, realisasi)).toBeGreaterThanOrEqual(0);
        const range = capaianOf({
          polaritas: 'range',
          target: null,
          realisasi,
          range_min: low,
          range_max: low + Math.abs(width),
        });
        expect(range).toBeGreaterThanOrEqual(0);
        expect(range).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('the achievement threshold', () => {
  it.each([
    [100, true],
    [100.01, true],
    [99.99, false],
    [0, false],
    [null, false],
  ])('%p counts as achieved: %p', (capaian, expected) => {
    expect(isTercapai(capaian)).toBe(expected);
  });
});
