import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { FrameStats } from '../diagram/canvas/stats';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { type HandleElement, handleOf } from './handle';

/** Offers the handle at the page's root element. Returns where the picture notes what it painted and holds. */
export function useHandle(root: RefObject<HTMLElement | null>, store: DiagramStore) {
  const stats = useRef<FrameStats>({ cards: 0, frameMs: 0 });
  const interactiveCards = useRef(0);
  const counts = useMemo(() => ({ interactiveCards }), []);

  useEffect(() => {
    const element = root.current as HandleElement | null;
    if (element === null) return;
    element.selaras = handleOf(store, counts, stats);
    return () => {
      delete element.selaras;
    };
  }, [root, store, counts]);

  return { stats, counts };
}
