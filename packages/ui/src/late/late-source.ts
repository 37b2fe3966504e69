import { fetchAnew } from './fetch-anew';
import { isLost, isSlow, LOST } from './lost';

/** Pauses between two tries, ms: each is twice the one before. */
const PAUSE_MS = { first: 1_000, longest: 60_000 };

/** Where the fetching of a late part stands. */
export type LateState<Part> =
  | { readonly kind: 'waiting' }
  /** It could not be fetched; `asking`: somebody has asked for it anew. */
  | { readonly kind: 'missing'; readonly error: unknown; readonly asking: boolean }
  /** It was fetched and does not run. */
  | { readonly kind: 'broken'; readonly error: unknown }
  | { readonly kind: 'there'; readonly part: Part };

const waiting = { kind: 'waiting' } as const;

/**
 * Fetches a part of a program, and fetches it anew for as long as somebody waits for it: after a pause, at once when the
 * browser is back online, and on request. An answer that is slow counts as no failure. `import()` makes a request for
 * each call, unlike React's `lazy`, which remembers the first one that failed.
 */
export function lateSource<Part>(fetchPart: () => Promise<Part>) {
  let state: LateState<Part> = waiting;
  let asked: Promise<void> | null = null;
  let pause = PAUSE_MS.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readers = new Set<() => void>();

  function set(next: LateState<Part>): void {
    state = next;
    for (const tell of readers) tell();
  }

  function failed(error: unknown): void {
    // Nobody waits any more: whoever comes next begins afresh.
    if (readers.size === 0) return;
    if (!isLost(error)) set({ kind: 'broken', error });
    else if (isSlow(error)) timer = setTimeout(ask, PAUSE_MS.first);
    else {
      timer = setTimeout(ask, pause);
      pause = Math.min(2 * pause, PAUSE_MS.longest);
      set({ kind: 'missing', error: state.kind === 'missing' ? state.error : error, asking: false });
    }
  }

  async function fetchOnce(): Promise<void> {
    clearTimeout(timer);
    try {
      const part = await fetchAnew(fetchPart);
      // A module that lost something of its own may answer empty from then on.
      if (part === undefined) throw Object.assign(new Error('part without content'), { name: LOST });
      set({ kind: 'there', part });
    } catch (error) {
      failed(error);
    } finally {
      asked = null;
    }
  }

  /** Fetches it unless it is there or under way; never rejects. */
  async function ask(): Promise<void> {
    if (state.kind === 'there') return;
    asked ??= fetchOnce();
    await asked;
  }

  return {
    state: () => state,
    ask,
    /** Somebody asks for it anew. */
    askAnew(): void {
      if (state.kind === 'missing') set({ ...state, asking: true });
      pause = PAUSE_MS.first;
      void ask();
    },
    /** Calls back at each change of the state; returns how to end that. It is fetched anew only while somebody waits. */
    subscribe(tell: () => void): () => void {
      if (readers.size === 0) addEventListener('online', ask);
      readers.add(tell);
      return () => {
        readers.delete(tell);
        if (readers.size > 0) return;
        removeEventListener('online', ask);
        clearTimeout(timer);
        pause = PAUSE_MS.first;
        if (state.kind !== 'there') state = waiting;
      };
    },
  };
}
