import { useEffect, useRef } from 'react';

const focusable = ':is(button, a[href], input, select, [tabindex="0"]):not(:disabled, [tabindex="-1"])';
/** The line of the outline that the Tab key stops at, before whatever stands above it. */
const outlineLine = '[role="treeitem"][tabindex="0"]';
/** The buttons over the picture are mounted and unmounted with the view: the picture itself is the stable target. */
const passing = '[data-far]';

/**
 * When the focused element is removed, as by closing or choosing it, moves the focus to the nearest element that is left
 * instead of losing it to the beginning of the page.
 */
export function useFocusRestore(): void {
  const trail = useRef<readonly Element[]>([]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-fullscreen]') !== null) trail.current = trailOf(target);
      else if (target.closest('dialog, [role="dialog"]') === null) trail.current = [];
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    const [last] = trail.current;
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    nearestLeft(trail.current)?.focus({ preventScroll: true });
  });
}

/** An element with everything around it up to the diagram's frame. */
function trailOf(element: Element): Element[] {
  const trail: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    trail.push(at);
    if (at.matches('[data-fullscreen]')) break;
  }
  return trail;
}

function nearestLeft(trail: readonly Element[]): HTMLElement | null {
  for (const around of trail) {
    if (!around.isConnected || around.matches(passing)) continue;
    if (around instanceof HTMLElement && around.tabIndex >= 0) return around;
    const inside =
      around.querySelector<HTMLElement>(outlineLine) ?? around.querySelector<HTMLElement>(focusable);
    if (inside !== null) return inside;
  }
  return null;
}
