import type { Theme } from '@selaras/domain';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import { followSystem, systemTheme } from './system-theme';
import { ThemeContext } from './theme-context';

function ofDocument(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
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
    () => (choice === null ? ofDocument() : (choice.theme ?? systemTheme())),
    [choice],
  );
  return useSyncExternalStore(choice === null ? followDocument : followSystem, current);
}
