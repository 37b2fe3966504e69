/** @jest-environment node */
import fc from 'fast-check';
import { canvasLimit, predict } from './size';

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
        fc.pre(!plan.tooLarge);
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
});
