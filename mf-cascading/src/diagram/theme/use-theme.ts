import type { Theme } from '@selaras/domain';
import { useSyncExternalStore } from 'react';

const darkQuery = '(prefers-color-scheme: dark)';

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(darkQuery).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(darkQuery);
  const observer = new MutationObserver(onChange);
  media.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/** The theme in force, for what is painted and cannot read custom properties. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current);
