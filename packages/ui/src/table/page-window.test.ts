import { pageWindow, rowRange } from './page-window';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
    [5, 20, [1, 'gap-before', 4, 5, 6, 'gap-after', 20]],
    [16, 20, [1, 'gap-before', 15, 16, 17, 'gap-after', 20]],
    [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
    [4, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [5, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
  ])('around page %d of %d offers %j', (current, last, expected) => {
    expect(pageWindow(current, last)).toEqual(expected);
  });

  it('always offers first, last and current, in order, without repeating', () => {
    for (let last = 1; last <= 40; last += 1) {
      for (let current = 1; current <= last; current += 1) {
        const pages = pageWindow(current, last).filter((slot) => typeof slot === 'number');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
        expect(pageWindow(current, last).length).toBeLessThanOrEqual(7);
      }
    }
  });
});

it.each([
  [1, 20, 134, [1, 20]],
  [7, 20, 134, [121, 134]],
  [1, 20, 0, [0, 0]],
  [1, 20, 20, [1, 20]],
])('page %d of %d rows each of %d shows rows %j', (current, perPage, total, expected) => {
  expect(rowRange(current, perPage, total)).toEqual(expected);
});
