import { joinedRead } from './joined-read';

interface Joined<T> {
  readonly ask: () => Promise<T>;
  /** How many wait for it; nothing is kept of what nobody waits for. */
  waiting: number;
}

/** Reads of many things, each joined with those of the same key alone (`joinedRead`). */
export class JoinedReads<T> {
  readonly #byKey = new Map<string, Joined<T>>();

  /** What `read` gives, or what another one's `read` gives that began after this question. */
  async ask(key: string, read: () => Promise<T>): Promise<T> {
    const joined = this.#byKey.get(key) ?? { ask: joinedRead(read), waiting: 0 };
    this.#byKey.set(key, joined);
    joined.waiting += 1;
    try {
      return await joined.ask();
    } finally {
      joined.waiting -= 1;
      if (joined.waiting === 0) this.#byKey.delete(key);
    }
  }

  /** Keys that somebody waits for. */
  get size(): number {
    return this.#byKey.size;
  }
}
