import { linePath, nearScale, niceMax, share, sparkPoints } from './geometry';

it.each([
  [50, 200, 25],
  [0, 100, 0],
  [130, 100, 100],
  [-5, 100, 0],
  [null, 100, 0],
  [5, 0, 0],
])('share of %p in %p is %p percent', (value, max, expected) => {
  expect(share(value, max)).toBe(expected);
});

it.each([
  [0, 1],
  [-3, 1],
  [1, 1],
  [1.1, 2],
  [93.4, 100],
  [100, 100],
  [101, 200],
  [240, 250],
  [0.03, 0.05],
  [1_250_000, 2_000_000],
])('an axis up to %p ends at %p', (value, expected) => {
  expect(niceMax(value)).toBeCloseTo(expected, 10);
});

describe('sparkline', () => {
  it('spreads values over the box, the highest on top', () => {
    expect(sparkPoints([1, 3, 2], 100, 20)).toEqual([
      { x: 0, y: 20 },
      { x: 50, y: 0 },
      { x: 100, y: 10 },
    ]);
  });

  it('runs through the middle when nothing changes', () => {
    expect(sparkPoints([5, 5], 10, 8)).toEqual([
      { x: 0, y: 4 },
      { x: 10, y: 4 },
    ]);
    expect(sparkPoints([5], 10, 8)).toEqual([{ x: 0, y: 4 }]);
  });

  it('breaks where a value is missing', () => {
    expect(linePath(sparkPoints([1, null, 2, 3], 30, 10))).toBe('M0 10h0 M20 5 L30 0');
    expect(linePath(sparkPoints([1, 2, null, 3, null], 40, 10))).toBe('M0 10 L10 5 M30 0h0');
    expect(linePath(sparkPoints([null, null], 30, 10))).toBe('');
  });
});

describe('nearScale', () => {
  it.each([
    [
      [72.8, 73.6],
      [72.68, 73.72],
    ],
    [[50], [45, 55]],
    [
      [0, 0],
      [-1, 1],
    ],
    [[], [0, 1]],
  ])('leaves air around %p', (values, [least, most]) => {
    const [from, to] = nearScale(values);
    expect(from).toBeCloseTo(least ?? 0, 6);
    expect(to).toBeCloseTo(most ?? 0, 6);
  });
});
