import { useLayoutEffect } from 'react';
import type { EmbedLook } from '../theme/embed-look';

/** A control's corners beside those of a box, as in the design system. */
const CONTROL_PART = 0.6;

/** Custom properties that the look sets on the root, by name. */
function propertiesOf({ colours, family, radius }: EmbedLook): [name: string, value: string][] {
  const named = Object.entries(colours).map(([name, value]): [string, string] => [`--s-${name}`, value]);
  if (family !== undefined) named.push(['--s-font-sans', family]);
  if (radius !== undefined) {
    named.push(['--s-radius-card', `${radius}px`]);
    named.push(['--s-radius-control', `${Math.round(radius * CONTROL_PART)}px`]);
  }
  return named;
}

/** Theme, colours, font, corners, density and language of everything in the shadow root, said once on its own root element. */
export function useRootLook(root: HTMLElement, look: EmbedLook, lang: string): void {
  const { theme, density } = look;
  useLayoutEffect(() => {
    root.dataset.theme = theme;
    root.dataset.density = density;
    root.lang = lang;
  }, [root, theme, density, lang]);

  useLayoutEffect(() => {
    const properties = propertiesOf(look);
    for (const [name, value] of properties) root.style.setProperty(name, value);
    return () => {
      for (const [name] of properties) root.style.removeProperty(name);
    };
  }, [root, look]);
}
