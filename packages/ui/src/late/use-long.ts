import { useEffect, useState } from 'react';

/** How long somebody waits before he is told that it goes on, as at the start of the portal (ADR 58). */
const LONG_MS = 4_000;

/** Whether `active` has lasted so long that a word is due. */
export function useLong(active: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [active]);
  return active && long;
}
