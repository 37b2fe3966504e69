import { diagramConstants } from '@selaras/domain';
import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * Whether a loading sign is shown: as long as `active`, and at least `ms` once it was painted (spec 1 §9: 200 ms). What
 * is there before the sign was painted is never held back by it.
 */
export function useShownAtLeast(active: boolean, ms: number = diagramConstants.loadingMinMs): boolean {
  const paintedAt = useRef<number | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // Read while drawing: as a state it would come one drawing late, and the sign would go and come back.
  const shown = active || paintedAt.current !== null;
  useLayoutEffect(() => {
    if (active) {
      const frame = requestAnimationFrame(() => {
        paintedAt.current ??= performance.now();
      });
      return () => cancelAnimationFrame(frame);
    }
    const release = () => {
      paintedAt.current = null;
      drawAgain();
    };
    if (paintedAt.current === null) return;
    // Painted while this drawing was made without it: what came takes its place all the same.
    if (!shown) return release();
    const rest = ms - (performance.now() - paintedAt.current);
    if (rest <= 0) return release();
    const timer = setTimeout(release, rest);
    return () => clearTimeout(timer);
  }, [active, shown, ms]);
  return shown;
}
