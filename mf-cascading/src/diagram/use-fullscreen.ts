import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Fullscreen of one element; where the browser refuses, the element fills the window instead. */
export function useFullscreen(element: RefObject<HTMLElement | null>): {
  fullscreen: boolean;
  toggle: () => void;
} {
  const [fullscreen, setFullscreen] = useState(false);

  useEffect(() => {
    const follow = () => setFullscreen(document.fullscreenElement === element.current);
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.fullscreenElement === null) setFullscreen(false);
    };
    document.addEventListener('fullscreenchange', follow);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      document.removeEventListener('keydown', leave);
    };
  }, [element]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement !== null) {
      void document.exitFullscreen();
      return;
    }
    setFullscreen((on) => {
      if (!on) element.current?.requestFullscreen?.().catch(() => {});
      return !on;
    });
  }, [element]);

  return { fullscreen, toggle };
}
