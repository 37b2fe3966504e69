/** @jest-environment node */
import fc from 'fast-check';
import { canvasLimit, partsOf, predict } from './size';

describe('the size of a picture, told before it is made', () => {
  it('paints what fits one canvas as one', () => {
    expect(predict({ width: 1200, height: 800 }, 1)).toMatchObject({
      width: 1200,
      height: 800,
      strips: 1,
      large: false,
    });
  });

  it('paints 24,000 × 16,000 pixels in strips within 300 MB', () => {
    const plan = predict({ width: 24_000, height: 16_000 }, 1);
    expect([plan.large, plan.long]).toEqual([true, true]);
    expect(plan.strips).toBeGreaterThan(10);
    expect(plan.memoryBytes).toBeLessThan(300_000_000);
  });

  it('never asks for a canvas that a browser refuses, nor for more than 300 MB, and leaves no row out', () => {
    const anySize = fc.record({
      width: fc.integer({ min: 1, max: 300_000 }),
      height: fc.integer({ min: 1, max: 300_000 }),
    });
    fc.assert(
      fc.property(anySize, fc.integer({ min: 1, max: 40 }), (size, tenths) => {
        const plan = predict(size, tenths / 10);
        fc.pre(!plan.tooLarge && plan.parts === null);
        expect(plan.tileWidth).toBeLessThanOrEqual(canvasLimit.side);
        expect(plan.stripRows).toBeLessThanOrEqual(canvasLimit.side);
        expect(plan.tileWidth * plan.stripRows).toBeLessThanOrEqual(canvasLimit.pixels);
        expect(plan.memoryBytes).toBeLessThan(300_000_000);
        expect(plan.strips * plan.stripRows).toBeGreaterThanOrEqual(plan.height);
        expect((plan.strips - 1) * plan.stripRows).toBeLessThan(plan.height);
      }),
    );
  });

  it.each([
    [1, 1000, 500],
    [0.1, 100, 50],
    [2.5, 2500, 1250],
  ])('multiplies both sides by a pixel ratio of %d', (ratio, width, height) => {
    expect(predict({ width: 1000, height: 500 }, ratio)).toMatchObject({ width, height });
  });

  it('comes in parts that every program opens where one picture would be too large, and leaves no pixel out', () => {
    const wide = fc.record({
      width: fc.integer({ min: 300_001, max: 2_000_000 }),
      height: fc.integer({ min: 1, max: 40_000 }),
    });
    fc.assert(
      fc.property(wide, (size) => {
        const plan = predict(size, 1);
        fc.pre(!plan.tooLarge);
        const parts = partsOf(plan);
        expect(parts).toHaveLength((plan.parts?.columns ?? 0) * (plan.parts?.rows ?? 0));
        expect(parts.reduce((sum, { w, h }) => sum + w * h, 0)).toBe(size.width * size.height);
        for (const { x, y, w, h, row, column } of parts) {
          expect([x / 16_000, y / 16_000]).toEqual([column, row]);
          expect(Math.max(w, h)).toBeLessThanOrEqual(canvasLimit.side);
          expect(Math.min(w, h)).toBeGreaterThan(0);
        }
        expect(plan.memoryBytes).toBeLessThan(300_000_000);
      }),
      { numRuns: 50 },
    );
  });

  it('is refused where it would take a quarter of an hour', () => {
    expect(predict({ width: 2_000_000, height: 9_000 }, 1).tooLarge).toBe(false);
    expect(predict({ width: 2_000_000, height: 9_000 }, 2).tooLarge).toBe(true);
  });
});
