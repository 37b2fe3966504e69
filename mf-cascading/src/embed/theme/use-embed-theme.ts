import type { CascadingProps } from '@selaras/cascading-react/contract';
import type { Theme } from '@selaras/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { followSystem, systemTheme } from '../../diagram/theme/system-theme';
import { followHost, hostTheme } from './host-theme';

const never = () => () => {};

/** The theme in force: as the page names it, as the page itself looks, or as the reader's system asks for. */
export function useEmbedTheme(host: Element, wanted: CascadingProps['theme']): Theme {
  const fixed = wanted === 'light' || wanted === 'dark' ? wanted : null;
  const follow = useCallback(
    (onChange: () => void) => {
      if (fixed !== null) return never();
      return wanted === 'host' ? followHost(host, onChange) : followSystem(onChange);
    },
    [fixed, wanted, host],
  );
  return useSyncExternalStore(follow, () => fixed ?? (wanted === 'host' ? hostTheme(host) : systemTheme()));
}
