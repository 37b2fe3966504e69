import { type RefObject, useEffect } from 'react';
import type { ViewStore } from '../view/view-store';

/** Tells a view how large the element is that shows it. */
export function useScreenSize(screen: RefObject<HTMLElement | null>, view: ViewStore): void {
  useEffect(() => {
    const element = screen.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) view.resize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [screen, view]);
}
