import { createStore } from '../session/store';

/** A refusal that the server told in the middle of a page (403 with a message, spec 1 §8). */
export interface Denial {
  readonly pesan: string | null;
  /** The page below holds something that was typed: it stays and can be shown again. */
  readonly recoverable: boolean;
}

/** The refusal that stands in the place of the page now. */
export function createDenial() {
  const store = createStore<Denial>({ pesan: null, recoverable: false });
  return { ...store, clear: () => store.get().pesan !== null && store.set({ pesan: null }) };
}

export type DenialStore = ReturnType<typeof createDenial>;
