import type { Page } from '@playwright/test';
import { median } from '../figure/figure';
import type { Trace } from './main-thread';

const TIMES = 3;

/** ms of a thread that the work takes on the machine whose milliseconds the limits of tasks are. */
const USUAL_MS = 27;

/** Has a page do the same work a few times, each in a task that sets the mark: sorting and texts, as pages do. */
export async function doFixedWork(page: Page, mark: string): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) await page.evaluate(work, mark);
}

/**
 * How many times as slow as the machine of the limits the page's was in this trace. What takes 100 ms there may take 200
 * on a machine, or in a moment, in which the same work takes twice as long.
 */
export const slownessAt = (trace: Trace, mark: string): number => median(trace.marked(mark)) / USUAL_MS;

/** Runs in the page. */
function work(done: string): number {
  let number = 1;
  const words: string[] = [];
  for (let count = 0; count < 60_000; count += 1) {
    number = (number * 48_271) % 2_147_483_647;
    words.push(number.toString(36));
  }
  words.sort();
  performance.mark(done);
  return words.length;
}
