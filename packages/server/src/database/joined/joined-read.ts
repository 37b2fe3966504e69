import { setImmediate as turn } from 'node:timers/promises';

/** For a read that is under way, in milliseconds: the next one begins beside one that takes longer. */
const PATIENCE_MS = 50;

/**
 * Joins reads of the same thing: who asks before one has begun shares it, who asks while one is under way shares the
 * next. So every answer is at least as new as its question. A read begins once everything that has arrived is looked at,
 * in the same turn of the event loop when none is under way. One that fails or hangs stops only those who wait for it.
 */
export function joinedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;

  const start = (): Promise<T> => {
    next = null;
    const started = read();
    const done = started
      .catch(() => undefined)
      .then(() => {
        if (current === done) current = null;
      });
    current = done;
    return started;
  };

  return () => {
    next ??= endOrPatience(current).then(turn).then(start);
    return next;
  };
}

async function endOrPatience(current: Promise<unknown> | null): Promise<void> {
  if (current === null) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE_MS);
  });
  await Promise.race([current, patience]).finally(() => clearTimeout(timer));
}
