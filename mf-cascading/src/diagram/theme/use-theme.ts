import type { Theme } from '@selaras/domain';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { ThemeContext } from './theme-context';

const darkQuery = '(prefers-color-scheme: dark)';

const ofSystem = (): Theme => (matchMedia(darkQuery).matches ? 'dark' : 'light');

function ofDocument(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : ofSystem();
}

function followSystem(onChange: () => void): () => void {
  const media = matchMedia(darkQuery);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function followDocument(onChange: () => void): () => void {
  const stop = followSystem(onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    stop();
    observer.disconnect();
  };
}

/** The theme in force, for what is painted and cannot read custom properties. */
export function useTheme(): Theme {
  const choice = useContext(ThemeContext);
  const current = useCallback(
    () => (choice === null ? ofDocument() : (choice.theme ?? ofSystem())),
    [choice],
  );
  return useSyncExternalStore(choice === null ? followDocument : followSystem, current);
}
