import { useEffect, useState } from 'react';

/** How long an answer is waited for with its place kept; then the page does without it. */
const PLACE_KEPT_MS = 2_000;

/** Whether something has been unknown for so long that it is not to be waited for in its place any more. */
export function useOverdue(unknown: boolean): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!unknown) return;
    const timer = setTimeout(setOverdue, PLACE_KEPT_MS, true);
    return () => clearTimeout(timer);
  }, [unknown]);
  return unknown && overdue;
}
