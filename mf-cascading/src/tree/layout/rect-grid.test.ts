/** @jest-environment node */
import fc from 'fast-check';
import { overlaps, type Rect } from './place';
import { RectGrid } from './rect-grid';

const side = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 60_000 }));
const place = fc.integer({ min: -50_000, max: 50_000 });
const rect = fc.record<Rect>({ x: place, y: place, w: side, h: side });

describe('a grid of rectangles', () => {
  it('finds each that touches another, in their order, and none twice', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 40 }), rect, (all, asked) => {
        const grid = new RectGrid({
          x: Float32Array.from(all, ({ x }) => x),
          y: Float32Array.from(all, ({ y }) => y),
          widthOf: (at) => all[at]?.w ?? 0,
          heightOf: (at) => all[at]?.h ?? 0,
        });
        const near = grid.near(asked);
        expect(near).toEqual([...new Set(near)].sort((a, b) => a - b));
        const touching = [...all.keys()].filter((at) => overlaps(all[at] as Rect, asked));
        expect(near.filter((at) => overlaps(all[at] as Rect, asked))).toEqual(touching);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves out what is far away, and what has no place', () => {
    const x = Float32Array.from({ length: 100 }, (_, at) => (at === 50 ? Number.NaN : at * 3_000));
    const grid = new RectGrid({ x, y: new Float32Array(100), widthOf: () => 200, heightOf: () => 90 });
    const near = grid.near({ x: 150_000, y: 0, w: 1_000, h: 600 });
    expect(near.length).toBeLessThan(6);
    expect(near).not.toContain(50);
    expect(grid.near({ x: -9e6, y: 0, w: 10, h: 10 })).toEqual([]);
  });

  it('gives many in their order too', () => {
    const x = Float32Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 90_000);
    const grid = new RectGrid({ x, y: new Float32Array(5_000), widthOf: () => 200, heightOf: () => 90 });
    const all = { x: -1, y: -1, w: 100_000, h: 100 };
    expect(grid.near(all)).toEqual([...x.keys()]);
  });

  it('has nothing where there is nothing', () => {
    const none = new Float32Array(0);
    const grid = new RectGrid({ x: none, y: none, widthOf: () => 0, heightOf: () => 0 });
    expect(grid.near({ x: 0, y: 0, w: 10, h: 10 })).toEqual([]);
  });
});
