import { useSyncExternalStore } from 'react';

/** The same width as in the styles of the diagram. */
const small = '(max-width: 760px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(small);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the tools have to fold. */
export const useSmallScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(small).matches);
