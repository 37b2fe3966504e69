import { useEffect, useRef } from 'react';

/** Puts the focus on what has just been opened, as on a new page; not when the page itself is opened. */
export function usePanelFocus(kind: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    place.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [kind]);
  return place;
}
