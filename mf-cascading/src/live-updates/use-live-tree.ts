import { apiClient, cascadingEndpoints, cascadingQueries, nodeModalQueries } from '@selaras/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { watchVersion } from './watch-version';

/** Least time between two fetches of a tree while people work on it; the whole regency's is larger and fetched less often. */
const LEAST_INTERVAL_MS = { unit: 2000, kabupaten: 10_000 };

/** The stream opens once the page has loaded; its first event tells of changes made meanwhile. */
const START_AFTER_MS = 3000;

export interface LiveTreeOptions {
  readonly satuanKerjaId: number | null;
  readonly publik: boolean;
  /** Version of the tree that is shown; undefined until one is. */
  readonly versi: number | undefined;
  /** The first paint is over: nothing here is needed for it. */
  readonly settled: boolean;
}

/**
 * Refetches the shown tree and an open modal when the data changes, as a stream of versions tells. Only a visible page
 * holds a stream, because browsers have few connections; without a stream, each return to the page refetches.
 */
export function useLiveTree({ satuanKerjaId, publik, versi, settled }: LiveTreeOptions): void {
  const client = useQueryClient();
  const shown = useRef(versi);
  shown.current = versi;
  const started = settled && versi !== undefined;

  useEffect(() => {
    if (!started) return;
    let stop = new AbortController();
    let healthy = false;
    let returning = false;
    let watched = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    const interval = satuanKerjaId === null ? LEAST_INTERVAL_MS.kabupaten : LEAST_INTERVAL_MS.unit;

    const refresh = () => {
      last = Date.now();
      timer = undefined;
      void client.invalidateQueries({ queryKey: cascadingQueries.all });
      void client.invalidateQueries({ queryKey: nodeModalQueries.all });
      // What the plan lacks may be told beside the tree.
      void client.invalidateQueries({ queryKey: ['validasi-perencanaan'] });
    };
    const onVersion = (told: number) => {
      if (told === shown.current || timer !== undefined) return;
      timer = setTimeout(refresh, Math.max(0, last + interval - Date.now()));
    };
    const watch = async () => {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const query = satuanKerjaId === null ? {} : { satuan_kerja_id: satuanKerjaId };
      await watchVersion({
        open: (ending) => {
          const input = { query, signal: ending };
          return publik
            ? apiClient.stream(cascadingEndpoints.watchPublicCascading, input)
            : apiClient.stream(cascadingEndpoints.watchCascading, input);
        },
        onVersion,
        onHealth,
        signal,
      });
    };
    /** A return to the page that cannot open a stream refetches once. */
    const onHealth = (now: boolean) => {
      if (!now && returning) refresh();
      healthy = now;
      returning = false;
    };
    const start = () => {
      watched = true;
      void watch().catch(() => onHealth(false));
    };
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        stop.abort();
        healthy = false;
        return;
      }
      clearTimeout(first);
      returning = true;
      start();
    };
    const focus = () => {
      if (watched && !healthy && !returning) refresh();
    };

    const first = setTimeout(() => document.visibilityState === 'visible' && start(), START_AFTER_MS);
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', follow);
    window.addEventListener('focus', focus);
    return () => {
      stop.abort();
      clearTimeout(first);
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('online', follow);
      window.removeEventListener('focus', focus);
    };
  }, [client, satuanKerjaId, publik, started]);
}
