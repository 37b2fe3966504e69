import { diagramConstants } from '@selaras/domain';
import { useLayoutEffect, useReducer, useRef } from 'react';
import { SIGN_AFTER_MS } from './late-sign';

/** Signs that are seen with their first frame, as those within a control. */
export const SEEN_AT_ONCE = 0;

/**
 * Whether a loading sign stands: as long as `active`, and at least 200 ms once it was seen (spec 1 §9), which is `after`
 * its first frame. What is there before the sign was seen is never held back by it.
 */
export function useShownAtLeast(active: boolean, after: number = SIGN_AFTER_MS): boolean {
  const seenFrom = useRef<number | null>(null);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // Read while drawing: as a state it would come one drawing late, and the sign would go and come back.
  const shown = active || (seenFrom.current !== null && performance.now() >= seenFrom.current);
  useLayoutEffect(() => {
    if (active) {
      const frame = requestAnimationFrame((now) => {
        seenFrom.current ??= now + after;
      });
      return () => cancelAnimationFrame(frame);
    }
    const release = () => {
      seenFrom.current = null;
      drawAgain();
    };
    if (seenFrom.current === null) return;
    // Seen while this drawing was made without it: what came takes its place all the same.
    if (!shown) return release();
    const rest = seenFrom.current + diagramConstants.loadingMinMs - performance.now();
    if (rest <= 0) return release();
    const timer = setTimeout(release, rest);
    return () => clearTimeout(timer);
  }, [active, shown, after]);
  return shown;
}
