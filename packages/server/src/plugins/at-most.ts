import { ProblemError } from './problem';

/**
 * Lets at most `running` tasks run side by side and `waiting` more wait for their turn; who comes then is told to
 * come back later, so that costly work cannot pile up.
 */
export function atMost(running: number, waiting: number) {
  let active = 0;
  const queue: (() => void)[] = [];

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (active < running) active += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new ProblemError('LAYANAN_SIBUK', { retryAfter: 2 });
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };
}
