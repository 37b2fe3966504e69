import type { Chrome } from '@selaras/portal';
import { createStore } from '../store/create-store';

export interface ChromeStore extends Chrome {
  isHidden(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Counts who has asked for the whole window: a page that goes does not bring the bars back over the one that comes. */
export function createChrome(): ChromeStore {
  const store = createStore({ hiding: 0 });
  const count = (change: number) => store.set({ hiding: store.get().hiding + change });
  return {
    hide() {
      count(1);
      let asking = true;
      return () => {
        if (asking) count(-1);
        asking = false;
      };
    },
    isHidden: () => store.get().hiding > 0,
    subscribe: store.subscribe,
  };
}
