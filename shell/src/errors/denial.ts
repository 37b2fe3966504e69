import { createStore } from '../store/create-store';

/** A refusal that the server told in the middle of a page (403 with a message, spec 1 §8). */
export interface Denial {
  readonly pesan: string | null;
  /** The page below holds something that was typed: it stays and can be shown again. */
  readonly recoverable: boolean;
}

/** The refusal that stands in the place of the page now. */
export function createDenial(openPath: () => string) {
  const store = createStore<Denial & { path: string }>({ pesan: null, recoverable: false, path: '' });
  return {
    ...store,
    /** It belongs to the page that is open, or just being opened: data may be asked for before a page is drawn. */
    set: (denial: Denial) => store.set({ ...denial, path: openPath() }),
    clear: () => store.get().pesan !== null && store.set({ pesan: null }),
  };
}

export type DenialStore = ReturnType<typeof createDenial>;
