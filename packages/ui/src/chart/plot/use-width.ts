import { type RefObject, useEffect, useRef, useState } from 'react';

/** Width that a drawing begins with, and keeps where nothing can be measured. */
const FIRST_WIDTH = 640;
const LEAST_WIDTH = 260;

/** Width of an element in pixels, for drawings whose letters keep their size. */
export function useWidth<Box extends Element>(): readonly [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const { current } = box;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(LEAST_WIDTH, Math.round(entry.contentRect.width)));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
