import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow } from '../core/row-window';
import { ROW_REM } from './grid-style';

/** Height that is taken for granted where nothing is laid out. */
const SOME_HEIGHT = 800;

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The rows to mount while the scroller stands where it stands; it changes only when other rows come into reach. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState<RowWindow>({ start: 0, end: 0 });
  // Heights change with the window alone; asked for while scrolling they would cost a layout each time.
  const heights = useRef({ height: SOME_HEIGHT, rowHeight: 0 });

  const look = useCallback(() => {
    const { scrollTop = 0 } = scroller.current ?? {};
    const next = rowWindow({ ...heights.current, scrollTop, count });
    setSeen((before) => (before.start === next.start && before.end === next.end ? before : next));
  }, [scroller, count]);

  useLayoutEffect(() => {
    const measure = () => {
      const height = scroller.current?.clientHeight || SOME_HEIGHT;
      heights.current = { height, rowHeight: ROW_REM * rem() };
      look();
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [scroller, look]);

  return { seen, look };
}
