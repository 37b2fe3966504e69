import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { ROW_REM } from './grid-style';
import { type RowWindow, rowWindow } from './row-window';

/** Height that is taken for granted where nothing is laid out. */
const SOME_HEIGHT = 800;

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The rows to mount while the scroller stands where it stands; it changes only when other rows come into reach. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState<RowWindow>({ start: 0, end: 0 });

  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {};
    const next = rowWindow({
      scrollTop,
      height: clientHeight || SOME_HEIGHT,
      rowHeight: ROW_REM * rem(),
      count,
    });
    setSeen((before) => (before.start === next.start && before.end === next.end ? before : next));
  }, [scroller, count]);

  useLayoutEffect(() => {
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [look]);

  return { seen, look };
}
