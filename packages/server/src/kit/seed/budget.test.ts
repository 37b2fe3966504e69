import fc from 'fast-check';
import { allocate, quarterly } from './budget';
import { Random } from './random';

describe('allocate', () => {
  it('keeps fixed parts and always adds up to the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 900_000 }),
        (total, weights, fixed) => {
          const parts = allocate(total, [{ fixed, weight: 1 }, ...weights.map((weight) => ({ weight }))]);
          expect(parts[0]).toBe(fixed);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        },
      ),
    );
  });

  it('refuses fixed parts that do not fit', () => {
    expect(() => allocate(10, [{ fixed: 11, weight: 1 }, { weight: 1 }])).toThrow('do not add up');
    expect(() => allocate(10, [{ fixed: 9, weight: 1 }])).toThrow('do not add up');
  });
});

it('splits a year into four quarters that add up to it', () => {
  const quarters = quarterly(2_150_000_000, new Random(1));
  expect(quarters).toHaveLength(4);
  expect(quarters.reduce((sum, part) => sum + part, 0)).toBe(2_150_000_000);
});
