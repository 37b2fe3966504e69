import type { Theme } from '@selaras/domain';
import { followSystem, systemTheme } from '../../diagram/theme/system-theme';
import { isDark } from './contrast';
import { readColour } from './css-colour';

/** Below this opacity it is what lies behind that decides. */
const HALF = 128;

/**
 * The theme of the page around an element: what its `color-scheme` says, else whether the background behind it is dark.
 * A page that says neither is light, as browsers draw it.
 */
export function hostTheme(element: Element): Theme {
  const said = getComputedStyle(element).colorScheme.split(/\s+/);
  const [dark, light] = [said.includes('dark'), said.includes('light')];
  if (dark && light) return systemTheme();
  if (dark || light) return dark ? 'dark' : 'light';
  for (const around of ancestorsOf(element)) {
    const colour = readColour(getComputedStyle(around).backgroundColor);
    if (colour === null || colour[3] < HALF) continue;
    return isDark([colour[0], colour[1], colour[2]]) ? 'dark' : 'light';
  }
  return 'light';
}

function ancestorsOf(element: Element): Element[] {
  const { parentNode } = element;
  const above =
    element.assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement);
  return above === null ? [element] : [element, ...ancestorsOf(above)];
}

/**
 * Calls back when the page around may look otherwise: an attribute of what stands around the element or of its style
 * sheets has changed, a colour has come to its end, or the reader's system says so. Answers how to stop.
 */
export function followHost(element: Element, onChange: () => void): () => void {
  const stopSystem = followSystem(onChange);
  const observer = new MutationObserver(onChange);
  for (const around of ancestorsOf(element))
    if (around !== element) observer.observe(around, { attributes: true });
  observer.observe(document.head, { attributes: true, childList: true, subtree: true });
  const arrived = (event: Event) => {
    if (event.target instanceof Element && event.target.contains(element)) onChange();
  };
  document.addEventListener('transitionend', arrived);
  // A style sheet that has come: `load` does not bubble.
  document.addEventListener('load', onChange, { capture: true });
  return () => {
    stopSystem();
    observer.disconnect();
    document.removeEventListener('transitionend', arrived);
    document.removeEventListener('load', onChange, { capture: true });
  };
}
