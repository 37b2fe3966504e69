/** For a read that is under way, in milliseconds: the next one begins beside one that takes longer. */
const PATIENCE_MS = 50;

/**
 * Joins reads of the same thing under load: whoever asks while one is under way shares the next one, never the one that
 * has begun, so that every answer is at least as new as its question. A read that fails or hangs stops only those who
 * wait for it.
 */
export function joinedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;

  const start = (): Promise<T> => {
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
    if (current === null) return start();
    next ??= endOrPatience(current).then(() => {
      next = null;
      return start();
    });
    return next;
  };
}

function endOrPatience(current: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE_MS);
  });
  return Promise.race([current, patience]).finally(() => clearTimeout(timer));
}
