import type { Page } from '@playwright/test';
import { percentile } from '../figure/figure';
import { dragged, type Point, WHEEL_ROUND, wheeled } from './frame-gesture';

const WARM_UP_FRAMES = 3;
const PHASE_MS = 2_000;
const DRAG_STEPS = 10 * WHEEL_ROUND;

/** Frames come as fast as they are made: with the screen's rhythm a quick diagram would wait for 16.7 ms. */
export const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

interface Step extends Point {
  /** Of the wheel; 0 for a move. */
  readonly deltaY: number;
}

/**
 * As `frameP95` with the same gestures, in a browser started with `UNPACED`, and every frame gets a step of the gesture.
 * Steps that a driver sends from outside reach a quick page only every few frames, and Chromium goes back to the rhythm
 * of the screen for frames in which nothing changes: of an empty page, too, one would read 17 ms. So the page itself makes
 * the steps, and a dot in its middle changes with every frame. Gestures go on in whole rounds of the wheel, so that the
 * same pictures are asked of quick and slow pages.
 */
export async function unpacedFrameP95(page: Page, at: Point): Promise<number> {
  const { x, y } = at;
  const path = Array.from({ length: DRAG_STEPS }, (_, step) => ({ ...dragged(at, step), deltaY: 0 }));
  const wheel = Array.from({ length: WHEEL_ROUND }, (_, step) => ({ x, y, deltaY: wheeled(step) }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  const drag = await framesOf(page, at, [...path, ...path.toReversed()]);
  await page.mouse.up();
  await page.mouse.move(x, y);
  const zoom = await framesOf(page, at, wheel);
  return Math.max(percentile(drag, 0.95), percentile(zoom, 0.95));
}

async function framesOf(page: Page, middle: Point, steps: readonly Step[]): Promise<number[]> {
  const asked = { middle, steps, round: WHEEL_ROUND + WARM_UP_FRAMES, atLeast: PHASE_MS };
  return (await page.evaluate(stepEveryFrame, asked)).slice(WARM_UP_FRAMES);
}

interface Asked {
  readonly middle: Point;
  readonly steps: readonly Step[];
  /** Steps that are made at least. */
  readonly round: number;
  /** ms that they go on at least. */
  readonly atLeast: number;
}

/** Runs in the page: the times between frames, each of which made one of the steps, again and again in their order. */
function stepEveryFrame({ middle, steps, round, atLeast }: Asked): Promise<number[]> {
  const target = document.elementFromPoint(middle.x, middle.y) ?? document.body;
  const dot = document.createElement('div');
  dot.style.cssText = `position: fixed; left: ${middle.x}px; top: ${middle.y}px; width: 1px; height: 1px; z-index: 9999; pointer-events: none`;
  document.body.append(dot);
  const make = ({ x, y, deltaY }: Step) => {
    const common = { clientX: x, clientY: y, view: window, bubbles: true, cancelable: true, composed: true };
    if (deltaY !== 0) {
      target.dispatchEvent(new WheelEvent('wheel', { ...common, deltaY }));
      return;
    }
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true };
    target.dispatchEvent(new PointerEvent('pointermove', { ...common, ...mouse, buttons: 1 }));
    target.dispatchEvent(new MouseEvent('mousemove', { ...common, buttons: 1 }));
  };
  return new Promise((resolve) => {
    const frames: number[] = [];
    const start = performance.now();
    let made = 0;
    let last = start;
    requestAnimationFrame(function next(now) {
      if (made > 0) frames.push(now - last);
      last = now;
      if (made >= round && now - start >= atLeast) {
        dot.remove();
        resolve(frames);
        return;
      }
      dot.style.background = made % 2 === 0 ? '#000' : '#fff';
      const step = steps[made % steps.length];
      if (step !== undefined) make(step);
      made += 1;
      requestAnimationFrame(next);
    });
  });
}
