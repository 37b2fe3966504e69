import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Width that a drawing keeps where nothing can be measured. */
const FIRST_WIDTH = 640;
const LEAST_WIDTH = 260;

/** Width of an element in pixels, for drawings whose letters keep their size. */
export function useWidth<Box extends Element>(): readonly [RefObject<Box | null>, number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  // Before the first picture: a drawing of another width has another height, and what is below it would jump.
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const measure = (found: number) => setWidth(Math.max(LEAST_WIDTH, Math.round(found)));
    if (current.clientWidth > 0) measure(current.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
