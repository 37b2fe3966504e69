import { useSyncExternalStore } from 'react';

/** The window that pages are laid out for in a meeting: larger screens show the same, larger. */
const WIDTH = 1280;
const HEIGHT = 720;

/** How much larger than usual a page is drawn: 1.5 on 1920 × 1080, 3 on 3840 × 2160, never smaller than usual. */
export const scaleOf = (width: number, height: number): number =>
  Math.max(1, Math.floor(Math.min(width / WIDTH, height / HEIGHT) * 100) / 100);

const read = () => scaleOf(window.innerWidth, window.innerHeight);

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export const useWindowScale = (): number => useSyncExternalStore(subscribe, read);
