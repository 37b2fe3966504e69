import type { RouterState } from 'react-router-dom';
import { createStore } from '../store/create-store';

/** A refusal that the server told in the middle of a page (403 with a message, spec 1 §8). */
export interface Denial {
  readonly pesan: string | null;
  /** The page below holds something that was typed: it stays and can be shown again. */
  readonly recoverable: boolean;
}

/** The refusal that stands in the place of the page now. */
export function createDenial() {
  const store = createStore<Denial & { path: string }>({ pesan: null, recoverable: false, path: '' });
  let openPath = () => location.pathname;
  return {
    ...store,
    /** It belongs to the page that is open, or just being opened: data may be asked for before a page is drawn. */
    set: (denial: Denial) => store.set({ ...denial, path: openPath() }),
    clear: () => store.get().pesan !== null && store.set({ pesan: null }),
    follow: (router: { readonly state: RouterState }) => {
      openPath = () => (router.state.navigation.location ?? router.state.location).pathname;
    },
  };
}

export type DenialStore = ReturnType<typeof createDenial>;
