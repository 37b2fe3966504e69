import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { Look } from '../../view/paint/look';
import { forcedLook, lookOf, shaped, strongLook } from './looks';
import { type ThemeChoice, ThemeContext } from './theme-context';
import { useTheme } from './use-theme';

const noChoice: Partial<ThemeChoice> = {};

type Contrast = 'normal' | 'more' | 'forced';

const forced = '(forced-colors: active)';
const more = '(prefers-contrast: more)';

function current(): Contrast {
  if (matchMedia(forced).matches) return 'forced';
  return matchMedia(more).matches ? 'more' : 'normal';
}

function subscribe(onChange: () => void): () => void {
  const lists = [matchMedia(forced), matchMedia(more)];
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/** The colours to paint with: those of the theme, stronger ones for who asks for contrast, or the reader's own. */
export function useLook(): Look {
  const theme = useTheme();
  const { colours: own, family, radius } = useContext(ThemeContext) ?? noChoice;
  const contrast = useSyncExternalStore(subscribe, current);
  return useMemo(() => {
    const coloured = () => {
      if (contrast === 'forced') return forcedLook(systemColour);
      return contrast === 'more' ? strongLook(theme) : lookOf(theme, own);
    };
    return shaped(coloured(), { family, radius });
  }, [theme, contrast, own, family, radius]);
}

/** A colour of the operating system as the canvas can read it. */
function systemColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
