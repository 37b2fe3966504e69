import { apiClient, cascadingQueries, endpoints, nodeModalQueries } from '@selaras/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { watchVersi } from './watch-version';

/** A unit's tree is fetched anew at most so often while people work on it, the whole regency's less often. */
const REST_MS = { unit: 2000, kabupaten: 10_000 };

/** The page comes to rest first; what changes meanwhile is told by the stream's first event. */
const START_AFTER_MS = 3000;

export interface FreshTreeOptions {
  readonly satuanKerjaId: number | null;
  readonly publik: boolean;
  /** Version of the tree that is shown; undefined until one is. */
  readonly versi: number | undefined;
  /** The first picture has been seen: nothing here is needed for it. */
  readonly settled: boolean;
}

/**
 * Keeps the shown tree and an open modal fresh while people work: a stream tells when the data has changed. Only a
 * visible page holds a stream, browsers have few connections; where none can be had, coming back to the page looks.
 */
export function useFreshTree({ satuanKerjaId, publik, versi, settled }: FreshTreeOptions): void {
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
    const rest = satuanKerjaId === null ? REST_MS.kabupaten : REST_MS.unit;

    const refresh = () => {
      last = Date.now();
      timer = undefined;
      void client.invalidateQueries({ queryKey: cascadingQueries.all });
      void client.invalidateQueries({ queryKey: nodeModalQueries.all });
    };
    const onVersi = (told: number) => {
      if (told === shown.current || timer !== undefined) return;
      timer = setTimeout(refresh, Math.max(0, last + rest - Date.now()));
    };
    const watch = async () => {
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      const query = satuanKerjaId === null ? {} : { satuan_kerja_id: satuanKerjaId };
      await watchVersi({
        open: (ending) => {
          const input = { query, signal: ending };
          return publik
            ? apiClient.stream(endpoints.watchPublicCascading, input)
            : apiClient.stream(endpoints.watchCascading, input);
        },
        onVersi,
        onHealth,
        signal,
      });
    };
    /** Who comes back and finds no stream looks once by himself. */
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
