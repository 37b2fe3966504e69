import { atLeast, atMost, median, meets, percentile, toldFigures } from './figure';

describe('a figure', () => {
  it.each([
    [atMost('frame', 20, 'ms', 20), true],
    [atMost('frame', 20.1, 'ms', 20), false],
    [atLeast('small answer', 0.7, '×', 0.7), true],
    [atLeast('small answer', 0.69, '×', 0.7), false],
    [atMost('frame', Number.NaN, 'ms', 20), false],
    [atLeast('small answer', Number.NaN, '×', 0.7), false],
  ])('%j meets its target: %s', (figure, expected) => {
    expect(meets(figure)).toBe(expected);
  });

  it('is told beside its target, with what it was before and at which commit', () => {
    const figures = [atMost('frame', 21, 'ms', 20, '500 boxes'), atLeast('small answer', 0.8, '×', 0.7)];
    const before = new Map([['frame', { value: 18.26, commit: 'abc1234' }]]);
    expect(toldFigures(figures, before)).toEqual([
      'MISSED frame              21.00 ms   ≤ 20.00 ms   (18.26 at abc1234; 500 boxes)',
      'ok     small answer         0.80 ×   ≥ 0.70 ×',
    ]);
    expect(toldFigures([])).toEqual([]);
  });
});

it('a median and a percentile are samples, whatever their order; of none they are nothing', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(percentile([...Array(100).keys()].reverse(), 0.95)).toBe(94);
  expect(median([])).toBeNaN();
});
