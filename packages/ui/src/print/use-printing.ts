import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** What `read` gives as printing begins, drawn before the paper is laid out; null while nothing is printed. */
export function useWhilePrinting<Shown>(read: () => Shown): Shown | null {
  const [shown, show] = useState<Shown | null>(null);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const before = () => {
      const now = readNow();
      flushSync(() => show(() => now));
    };
    const after = () => show(null);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return shown;
}

const yes = () => true;

/** Whether the page is being printed: paper shows every row, not only those that are in sight. */
export const usePrinting = (): boolean => useWhilePrinting(yes) ?? false;
