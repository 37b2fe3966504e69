import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long nothing may be on its way until a page counts as shown. */
const QUIET_MS = 200;
/** A page that never comes to rest holds nothing back for longer; over a poor line a page may well take some seconds. */
const AT_MOST_MS = 10_000;

/** Whether a part of the page says that it is not drawn yet. */
const isDrawing = () => document.querySelector('[aria-busy="true"]') !== null;

/** Whether what the page first asked for has come and is drawn: what stands around it, and needs scripts of its own, waits for that. */
export function useAtRest(): boolean {
  const queries = useQueryClient();
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    if (atRest) return;
    const rest = () => setAtRest(true);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(quiet);
      if (queries.isFetching() === 0) quiet = setTimeout(() => (isDrawing() ? listen() : rest()), QUIET_MS);
    };
    listen();
    const unsubscribe = queries.getQueryCache().subscribe(listen);
    const limit = setTimeout(rest, AT_MOST_MS);
    return () => {
      unsubscribe();
      clearTimeout(quiet);
      clearTimeout(limit);
    };
  }, [queries, atRest]);
  return atRest;
}
