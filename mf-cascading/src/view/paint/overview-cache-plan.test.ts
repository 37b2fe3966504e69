/** @jest-environment node */

import { zoomedAt } from '../viewport/view';
import { detailAt, detailFrom } from './detail';
import { cacheQuality, frameToCache } from './overview-cache-plan';
import type { Frame } from './paint-tree';

const size = { width: 1000, height: 500 };
const tree = { x: 0, y: 0, w: 100_000, h: 50_000 };
/** In the middle of the tree, which goes on beyond every edge of the screen. */
const shown: Frame = { view: { x: -2_500, y: -1_250, scale: 0.06 }, size, pixelRatio: 1 };

const panned = (frame: Frame, dx: number, dy: number): Frame => ({
  ...frame,
  view: { ...frame.view, x: frame.view.x + dx, y: frame.view.y + dy },
});
const zoomed = (frame: Frame, factor: number, at = { x: 500, y: 250 }): Frame => ({
  ...frame,
  view: zoomedAt(frame.view, at, frame.view.scale * factor),
});

describe('what a kept picture is worth', () => {
  const kept = frameToCache(shown);

  it.each([
    ['where it was painted', shown, 'good'],
    ['shifted a little', panned(shown, 200, -100), 'good'],
    ['near its edge', panned(shown, 250, 0), 'ageing'],
    ['beyond its edge', panned(shown, 301, 0), 'useless'],
    ['beyond its lower edge', panned(shown, 0, -151), 'useless'],
    ['stretched by a tenth', zoomed(shown, 1.1), 'good'],
    ['stretched by a third', zoomed(shown, 1.33), 'ageing'],
    ['stretched to more than twice its size', zoomed(shown, 2.3), 'useless'],
    ['pressed to three quarters', zoomed(shown, 0.75), 'ageing'],
    ['pressed until the screen is larger', zoomed(shown, 0.61), 'useless'],
    ['on a screen of other pixels', { ...shown, pixelRatio: 2 }, 'useless'],
  ] as const)('%s', (_, now, worth) => {
    expect(cacheQuality(kept, now, tree)).toBe(worth);
  });

  it('is good beyond an edge where the tree has ended', () => {
    const whole = { x: 45_000, y: 22_000, w: 10_000, h: 5_000 };
    expect(cacheQuality(kept, panned(shown, 400, 0), whole)).toBe('good');
    expect(cacheQuality(kept, panned(shown, 400, 0), { ...whole, x: 20_000, w: 35_000 })).toBe('useless');
  });
});

describe('the frame of a picture to keep', () => {
  it('is the screen with a margin around it at the same scale', () => {
    expect(frameToCache(shown)).toEqual({
      view: { scale: 0.06, x: -2_200, y: -1_100 },
      size: { width: 1_600, height: 800 },
      pixelRatio: 1,
    });
  });

  it('lies ahead of a zoom', () => {
    expect(frameToCache(shown, 0.055).view.scale).toBeCloseTo(0.0655, 4);
    expect(frameToCache(shown, 0.066).view.scale).toBeCloseTo(0.0545, 4);
  });

  it.each([
    ['into the tree', 0.01],
    ['out of it', 0.3],
  ])('is never useless for what it was made for, however quick the zoom %s', (_, before) => {
    for (const pixelRatio of [1, 2, 3, 4]) {
      const now = { ...shown, pixelRatio };
      expect(cacheQuality(frameToCache(now, before), now, tree)).not.toBe('useless');
    }
  });

  it('stays with the blocks when titles come next', () => {
    const near = zoomed(shown, 0.99 * (detailFrom.title / shown.view.scale));
    expect(detailAt(frameToCache(near, 0.2).view.scale)).toBe('block');
  });

  it('has a smaller margin on a screen of many pixels', () => {
    const large = { ...shown, size: { width: 3_840, height: 2_160 } };
    const { width, height } = frameToCache(large).size;
    expect(width * height).toBeLessThanOrEqual(16_100_000);
    expect(width).toBeGreaterThan(3_840 * 1.2);
  });
});
