import fc from 'fast-check';
import { round } from './round';

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [1.004, 2, 1],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-1.005, 2, -1.01],
    [1e-7, 2, 0],
    [-1e-7, 2, 0],
    [123456789.125, 2, 123456789.13],
    [1e21, 2, 1e21],
    [-0, 2, 0],
    [-7, 4, -7],
    [149, -2, 100],
    [150, -2, 200],
  ])('%p to %d digits is %p, half away from zero', (value, digits, expected) => {
    expect(round(value, digits)).toBe(expected);
  });

  it('keeps two digits by default', () => {
    expect(round(0.125)).toBe(0.13);
  });

  it('is stable: rounding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (value) => {
        expect(round(round(value))).toBe(round(value));
      }),
    );
  });
});
