import { nextTask } from '@selaras/ui/next-task';

/** Milliseconds of work before yielding to the event loop: less than a frame. */
const SLICE_MS = 12;

/**
 * Divides long work into time slices: between them the page paints and an abort takes effect. Works in hidden tabs too,
 * where timers are throttled.
 */
export class TimeSlices {
  #start = performance.now();

  constructor(private readonly signal: AbortSignal) {}

  readonly pause = async (): Promise<void> => {
    this.signal.throwIfAborted();
    if (performance.now() - this.#start < SLICE_MS) return;
    await nextTask();
    this.#start = performance.now();
    this.signal.throwIfAborted();
  };
}
