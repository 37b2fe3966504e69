import { diagramConstants } from '@selaras/domain';
import { useEffect, useRef, useState } from 'react';

/** Keeps the loading state on the screen for a minimum time even when the answer is there at once (spec 1 §9). */
export function useShownAtLeast(active: boolean, ms: number = diagramConstants.loadingMinMs): boolean {
  const [held, setHeld] = useState(active);
  const since = useRef(0);
  useEffect(() => {
    if (active) {
      since.current = performance.now();
      setHeld(true);
      return;
    }
    const rest = Math.max(0, ms - (performance.now() - since.current));
    const timer = setTimeout(() => setHeld(false), rest);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active || held;
}
