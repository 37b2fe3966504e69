import { createStore } from '../store/create-store';

export type Versions = ReturnType<typeof createVersions>;

/**
 * What this page knows of versions published since it began. `newer`: it is to be said; `waiting`: the next page takes
 * them, also after `dismiss`.
 */
export function createVersions() {
  const store = createStore({ newer: false, waiting: false });
  return {
    ...store,
    /** Silent until something else is published. */
    dismiss: () => store.set({ newer: false }),
  };
}
