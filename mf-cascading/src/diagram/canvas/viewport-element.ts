import { tokens } from '@selaras/ui';
import { type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import type { ViewStore } from '../store/view-store';

/** The element that shows a view: the canvas and its layers fill it, gestures and keys act on it. */
export const ViewportElement = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 0;
  flex: 1;
  @media (max-width: 760px) { flex: none; height: 62dvh; }
  touch-action: none;
  user-select: none;
  cursor: grab;
  background: ${tokens.colour.ground};
  &:active { cursor: grabbing; }
  &[data-over='true'] { cursor: pointer; }
  &:focus-visible { outline-offset: -3px; }
`;

/** Tells a view the size of the element that shows it. */
export function useViewportSize(viewport: RefObject<HTMLElement | null>, view: ViewStore): void {
  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) view.resize(entry.contentRect, element.getBoundingClientRect().left);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport, view]);
}
