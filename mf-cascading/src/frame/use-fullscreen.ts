import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Fullscreen of the page, which the diagram then fills: dialogs over it stay in sight. Where the browser refuses, or the
 * address alone asks for it, the diagram fills the window. Returns how to change it.
 */
export function useFullscreen(fullscreen: boolean, onChange: (fullscreen: boolean) => void): () => void {
  const latest = useRef({ fullscreen, onChange });
  latest.current = { fullscreen, onChange };

  useLayoutEffect(() => {
    const change = (on: boolean) => {
      if (latest.current.fullscreen !== on) latest.current.onChange(on);
    };
    const follow = () => change(document.fullscreenElement !== null);
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.fullscreenElement === null) change(false);
    };
    document.addEventListener('fullscreenchange', follow);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      document.removeEventListener('keydown', leave);
    };
  }, []);

  return useCallback(() => {
    const { fullscreen: on, onChange: change } = latest.current;
    if (document.fullscreenElement !== null) {
      void document.exitFullscreen();
      return;
    }
    if (!on) document.documentElement.requestFullscreen?.().catch(() => {});
    change(!on);
  }, []);
}
