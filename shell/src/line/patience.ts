import { ApiError, NetworkError } from '@selaras/api-client';
import { RegistryError } from '@selaras/federation';
import { createStore } from '../store/create-store';

/** After this long without an answer it is said that the line is poor. */
const SLOW_MS = 4_000;
/** Pauses before an unanswered question is asked again by itself; after the last one it counts as failed. */
const PAUSES_MS = [2_000, 5_000, 10_000];

/** `slow`: no answer yet. `lost`: the last try failed, and another one follows. */
export type LineSign = 'quiet' | 'slow' | 'lost';

/** Whether the next try may be answered: nothing came back, or something said to come back later. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && [502, 503, 504].includes(error.status)) ||
    (error instanceof RegistryError && error.passing)
  );
}

/** Asks over a poor line: again and again for a while, with a sign of it, and at once when somebody wants it so. */
export type Patience = ReturnType<typeof createPatience>;
export function createPatience() {
  const store = createStore<{ readonly sign: LineSign }>({ sign: 'quiet' });
  let askAgain: () => void = () => undefined;

  /**
   * The answer of `call`, which may be sent several times.
   * @throws what the last try threw; a refusal at once
   */
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    const slow = setTimeout(() => store.set({ sign: 'slow' }), SLOW_MS);
    try {
      for (let failures = 0; ; ) {
        const wanted = new Promise<'again'>((resolve) => {
          askAgain = () => resolve('again');
        });
        const outcome = await Promise.race([settled(call()), wanted]);
        if (outcome === 'again') {
          failures = 0;
          continue;
        }
        if (outcome.ok) return outcome.value;
        const pause = PAUSES_MS[failures];
        if (pause === undefined || !isPassing(outcome.error)) throw outcome.error;
        failures += 1;
        store.set({ sign: 'lost' });
        if ((await Promise.race([turn(pause), wanted])) === 'again') failures = 0;
      }
    } finally {
      clearTimeout(slow);
      askAgain = () => undefined;
      store.set({ sign: 'quiet' });
    }
  }

  return { ask, again: () => askAgain(), get: store.get, subscribe: store.subscribe };
}

type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

const settled = <T>(promise: Promise<T>): Promise<Settled<T>> =>
  promise.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, error }),
  );

/** Ends after the pause, and as soon as the browser is online again; while it is not, only then. */
function turn(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = navigator.onLine ? setTimeout(end, milliseconds) : undefined;
    addEventListener('online', end);
  });
}
