/**
 * Joins reads of the same thing under load: whoever asks while one is under way shares the next one, never the one that
 * has begun, so that every answer is at least as new as its question.
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
    next ??= current.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}
