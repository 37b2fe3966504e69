import { TimeSlices } from './time-slices';

/** Does something for each number below `count` between frames. Rejects when `signal` aborts. */
export async function eachInSlices(
  count: number,
  act: (at: number) => unknown,
  signal: AbortSignal,
): Promise<void> {
  const slices = new TimeSlices(signal);
  for (let at = 0; at < count; at += 1) {
    act(at);
    await slices.pause();
  }
}
