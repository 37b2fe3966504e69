import { capaianTargetAkhir, pertumbuhan } from './pertumbuhan';

describe('growth against the year before', () => {
  it.each([
    [72.61, 71.85, 1.06],
    [6.73, 7.29, -7.68],
    [5, 5, 0],
    [-1, -2, 50],
    [5, 0, null],
    [null, 5, null],
    [5, null, null],
  ])('of %p after %p is %p', (realisasi, sebelumnya, expected) => {
    expect(pertumbuhan(realisasi, sebelumnya)).toBe(expected);
  });
});

describe('achievement against the final target', () => {
  it.each([
    ['maximize', 74.6, 72.61, 97.33],
    ['minimize', 5.9, 7.29, 76.44],
    ['minimize', null, 7.29, null],
  ] as const)('%s, target %p, realisation %p: %p', (polaritas, lastTarget, realisasi, expected) => {
    expect(capaianTargetAkhir({ polaritas, lastTarget, realisasi })).toBe(expected);
  });
});
