import { useLayoutEffect } from 'react';
import type { ThemeChoice } from '../../diagram/theme/theme-context';

/** Theme, colours and language of everything in the shadow root, said once on its own root element. */
export function useRootLook(root: HTMLElement, { theme, colours }: ThemeChoice, lang: string): void {
  useLayoutEffect(() => {
    if (theme === null) delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = lang;
  }, [root, theme, lang]);

  useLayoutEffect(() => {
    const named = Object.entries(colours);
    for (const [name, value] of named) root.style.setProperty(`--s-${name}`, value);
    return () => {
      for (const [name] of named) root.style.removeProperty(`--s-${name}`);
    };
  }, [root, colours]);
}
