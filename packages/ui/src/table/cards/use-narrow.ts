import { useSyncExternalStore } from 'react';

/** As wide as telephones are, held upright. */
const query = '(max-width: 560px)';

const media = () => globalThis.matchMedia?.(query);

function subscribe(tell: () => void): () => void {
  const list = media();
  list?.addEventListener('change', tell);
  return () => list?.removeEventListener('change', tell);
}

/** Whether the window is as narrow as a telephone's, where lists are cards. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => media()?.matches ?? false);
