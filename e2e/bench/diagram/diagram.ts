import type { Locator, Page } from '@playwright/test';
import { statsOf } from '../../support/cascading/diagram';
import { percentile } from '../figure/figure';

export interface DiagramFigures {
  /** 95th percentile of the time between two frames while panning and zooming, ms. */
  frame: number;
  boxes: number;
  mountedElements: number;
  interactiveCards: number;
}

const WARM_UP_FRAMES = 10;

/** Opens a diagram page, then pans and zooms it and reads the frames. */
export async function measureDiagram(page: Page, url: string): Promise<DiagramFigures> {
  await page.goto(url);
  const root = page.locator('[data-state=ready]');
  await root.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
  return framesWhileMoved(page, root);
}

/** Pans and zooms the diagram that a page shows, and reads the frames. */
export async function framesWhileMoved(page: Page, root: Locator): Promise<DiagramFigures> {
  const box = await root.locator('canvas').first().boundingBox();
  if (!box) throw new Error('the diagram has no canvas');
  const before = await statsOf(root);
  await page.evaluate(recordFrames);
  await panAndZoom(page, box.x + box.width / 2, box.y + box.height / 2);
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  const after = await statsOf(root);
  return {
    frame: percentile(frames.slice(WARM_UP_FRAMES), 0.95),
    boxes: after.boxes,
    mountedElements: Math.max(before.mountedElements, after.mountedElements),
    interactiveCards: Math.max(before.interactiveCards, after.interactiveCards),
  };
}

async function panAndZoom(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y);
  for (let step = 0; step < 24; step += 1) {
    await page.mouse.wheel(0, step < 12 ? -240 : 240);
    await page.waitForTimeout(30);
  }
  await page.mouse.down();
  for (let step = 0; step < 40; step += 1) await page.mouse.move(x + Math.sin(step / 4) * 300, y + step * 2);
  await page.mouse.up();
}

/** Runs in the page: the time between frames, from now on. */
function recordFrames(): void {
  const frames: number[] = [];
  (globalThis as unknown as { frames: number[] }).frames = frames;
  let last = performance.now();
  const next = (now: number) => {
    frames.push(now - last);
    last = now;
    if (frames.length < 2_000) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
