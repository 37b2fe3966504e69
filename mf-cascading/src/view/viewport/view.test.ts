import fc from 'fast-check';
import { placeOf, readPlace, viewOf, writePlace } from './place-in-view';
import { fitted, keptInSight, limitsOf, scaleOf, toWorld, zoomedAt, zoomOf } from './view';

const anyBounds = fc.record({
  x: fc.constant(0),
  y: fc.constant(0),
  w: fc.integer({ min: 1, max: 3_000_000 }),
  h: fc.integer({ min: 1, max: 100_000 }),
});
const anySize = fc.record({
  width: fc.integer({ min: 320, max: 3840 }),
  height: fc.integer({ min: 240, max: 2160 }),
});

describe('the view', () => {
  it('shows the whole tree at zoom 1, whatever its size and the screen', () => {
    fc.assert(
      fc.property(anyBounds, anySize, (bounds, size) => {
        const { x, y, scale } = fitted(bounds, size);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + bounds.w * scale).toBeLessThanOrEqual(size.width + 0.001);
        expect(y + bounds.h * scale).toBeLessThanOrEqual(size.height + 0.001);
        expect(zoomOf(scale, limitsOf(bounds, size))).toBeCloseTo(1, 6);
      }),
    );
  });

  it('is forty times closer at zoom 40, and at least at reading size', () => {
    const size = { width: 1200, height: 700 };
    const small = limitsOf({ x: 0, y: 0, w: 4000, h: 2000 }, size);
    expect(scaleOf(40, small)).toBeCloseTo(small.fit * 40);
    const huge = limitsOf({ x: 0, y: 0, w: 2_700_000, h: 1440 }, size);
    expect(scaleOf(40, huge)).toBeCloseTo(1.5);
  });

  it('reads back the zoom that it was set to, and never leaves 1 to 40', () => {
    fc.assert(
      fc.property(anyBounds, anySize, fc.double({ min: -10, max: 90, noNaN: true }), (bounds, size, zoom) => {
        const limits = limitsOf(bounds, size);
        expect(zoomOf(scaleOf(zoom, limits), limits)).toBeCloseTo(Math.min(40, Math.max(1, zoom)), 4);
      }),
    );
  });

  it('keeps the point under the pointer in place while zooming', () => {
    const view = { x: -120, y: 40, scale: 0.3 };
    const point = { x: 333, y: 222 };
    const before = toWorld(view, point);
    const after = toWorld(zoomedAt(view, point, 2.4), point);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('keeps some of the tree on the screen however far it is pulled', () => {
    const bounds = { x: 0, y: 0, w: 1000, h: 800 };
    const size = { width: 900, height: 600 };
    const { x, y } = keptInSight({ x: 1e6, y: -1e6, scale: 1 }, bounds, size);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(-bounds.h);
  });

  it('survives the address', () => {
    const size = { width: 900, height: 600 };
    const limits = limitsOf({ x: 0, y: 0, w: 9000, h: 3000 }, size);
    const view = { x: -400, y: -100, scale: limits.fit * 5 };
    const place = readPlace(writePlace({ ...placeOf(view, size, limits), told: 0.25 }));
    expect(place).not.toBeNull();
    expect(place?.told).toBe(0.25);
    const back = viewOf(place ?? { zoom: 1, x: 0, y: 0 }, size, limits);
    expect(back.x).toBeCloseTo(view.x, -1);
    expect(back.scale).toBeCloseTo(view.scale, 2);
  });

  it('names no other tree where the zoom is told by the one that is open', () => {
    expect(writePlace({ zoom: 2.5, x: 1200, y: -340, told: 1 })).toBe('2.50~1200~-340');
    expect(readPlace('2.50~1200~-340')).toEqual({ zoom: 2.5, x: 1200, y: -340, told: 1 });
  });

  it.each([null, '', '1~2', 'a~b~c', '1~2~3~4~5', '1~2~3~0', '1~2~3~', '1~~3', 'Infinity~0~0'])(
    'takes %p for no place',
    (text) => {
      expect(readPlace(text)).toBeNull();
    },
  );
});
