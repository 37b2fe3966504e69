import type { Core } from 'cytoscape';
import { REST_MS, type ViewSource } from './followed-view';

/** From full to faint, or back. */
export const BEAT_MS = 600;

/**
 * Lets what is highlighted pulse, by a class that the stylesheet leads to and from over time; not while the view moves,
 * when nothing is drawn anew. Whoever asked for less motion sees it stand.
 */
export function startPulse(cy: Core, view: ViewSource): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let moved = -REST_MS;
  const unsubscribe = view.subscribe(() => {
    moved = performance.now();
  });
  const timer = setInterval(() => {
    if (performance.now() - moved >= REST_MS) cy.elements('.highlight').toggleClass('faint');
  }, BEAT_MS);
  return () => {
    clearInterval(timer);
    unsubscribe();
    if (!cy.destroyed()) cy.elements('.faint').removeClass('faint');
  };
}
