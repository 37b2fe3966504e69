import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** Whether nobody has touched anything for a while. */
export function useIdle(afterMs: number): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(setIdle, afterMs, true);
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(setIdle, afterMs, true);
    };
    for (const sign of signs) window.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wake);
    };
  }, [afterMs]);
  return idle;
}
