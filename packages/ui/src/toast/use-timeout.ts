import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `durationMs` have passed without counting the time during which it is paused. */
export function usePausableTimeout(durationMs: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
}
