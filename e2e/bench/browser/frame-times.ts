import type { Page } from '@playwright/test';
import { percentile } from '../figure/figure';
import { dragged, type Point, wheeled } from './frame-gesture';

const WARM_UP_FRAMES = 3;
const PHASE_MS = 2_000;
/** Slow pictures get more time, so that there is something to judge. */
const LEAST_FRAMES = 12;
const MOST_MS = 15_000;

/**
 * 95th percentile of the time between two frames, ms: while a picture is dragged about, and while it is zoomed in and
 * out; the slower of both, so that many quick frames of the one do not hide slow ones of the other.
 */
export async function frameP95(page: Page, at: Point): Promise<number> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  const drag = await framesDuring(page, (step) => {
    const { x, y } = dragged(at, step);
    return page.mouse.move(x, y);
  });
  await page.mouse.up();
  await page.mouse.move(at.x, at.y);
  const zoom = await framesDuring(page, (step) => page.mouse.wheel(0, wheeled(step)));
  return Math.max(percentile(drag, 0.95), percentile(zoom, 0.95));
}

/** Acts again and again for a while and gives the times between the frames meanwhile, ms. */
export async function framesDuring(page: Page, act: (step: number) => Promise<void>): Promise<number[]> {
  await page.evaluate(recordFrames);
  const started = Date.now();
  let step = 0;
  for (let frames = 0; ; step += 1) {
    await act(step);
    const passed = Date.now() - started;
    if (passed > MOST_MS || (passed > PHASE_MS && frames >= LEAST_FRAMES)) break;
    if (passed > PHASE_MS) frames = await page.evaluate(countFrames);
  }
  return (await page.evaluate(takeFrames)).slice(WARM_UP_FRAMES);
}

type Recorder = typeof globalThis & { frameTimes: number[]; recording: boolean };

/** Runs in the page: the times between frames that input fell into, or into the one before. */
function recordFrames(): void {
  const recorder = globalThis as Recorder;
  recorder.frameTimes = [];
  recorder.recording = true;
  let touched = 0;
  const touch = () => {
    touched = 2;
  };
  for (const type of ['pointermove', 'mousemove', 'wheel']) addEventListener(type, touch, true);
  let last = performance.now();
  requestAnimationFrame(function next(now) {
    if (touched > 0) recorder.frameTimes.push(now - last);
    touched -= 1;
    last = now;
    if (recorder.recording) requestAnimationFrame(next);
    else for (const type of ['pointermove', 'mousemove', 'wheel']) removeEventListener(type, touch, true);
  });
}

const countFrames = () => (globalThis as Recorder).frameTimes.length;

function takeFrames(): number[] {
  const recorder = globalThis as Recorder;
  recorder.recording = false;
  return recorder.frameTimes;
}
