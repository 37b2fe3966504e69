import { segmentsOf } from './segments-of';

describe('stretches of a line', () => {
  it.each([
    [[], [[0, 5]]],
    [
      [2],
      [
        [0, 2],
        [2, 5],
      ],
    ],
    [
      [3, 1, 3],
      [
        [0, 1],
        [1, 3],
        [3, 5],
      ],
    ],
    [[0, 5, 9], [[0, 5]]],
  ] as const)('broken at %j are %j', (breaks, segments) => {
    expect(segmentsOf(5, breaks)).toEqual(segments);
  });
});
