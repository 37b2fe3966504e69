import { useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** By this id cytoscape looks for the style that it otherwise writes into the head of the page. */
const HEAD_STYLE = '__________cytoscape_stylesheet';

/**
 * Leaves the page's head as it is while cytoscape starts in a part of the caller. All that the style says is that the
 * container is positioned, which it is by itself; a strict policy would refuse it, and in a foreign page the head is not
 * ours. Something with its id stands there from before the graph is made until it is.
 */
export function useHeadKept(): void {
  const standIn = useRef<HTMLElement | null>(null);
  useInsertionEffect(() => {
    if (document.getElementById(HEAD_STYLE) !== null) return;
    standIn.current = document.createElement('meta');
    standIn.current.id = HEAD_STYLE;
    document.head.append(standIn.current);
  }, []);
  useLayoutEffect(() => standIn.current?.remove(), []);
}
