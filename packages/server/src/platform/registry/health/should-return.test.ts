import { shouldReturn } from './should-return';

describe('a version is taken back by itself', () => {
  it.each([
    [0, 0, false],
    [1, 1, false],
    [2, 2, false],
    [3, 3, true],
    [6, 3, true],
    [7, 3, false],
    [100, 49, false],
    [100, 50, true],
  ])('of %s people it failed at %s: %s', (people, failed, expected) => {
    expect(shouldReturn({ people, failed })).toBe(expected);
  });
});
