import { apiClient, readAnew, rowEtag } from '@selaras/api-client';
import type { TingkatTerintegrasi } from '@selaras/contracts';
import { whenLeaving } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Baris, Isian, RowKey } from '../core/baris';
import { findQueue, keepQueue } from './queue-draft';
import { type SaveQueue, unsavedRows } from './save-queue';
import { createSaver, type Saver } from './saver';
import { type TableAnswer, withSaved } from './table-answer';
import { rencanaAksiTerintegrasiEndpoints, rencanaAksiTerintegrasiQueries } from './terintegrasi-queries';

/** What was typed lies in this browser after at most this time. */
const KEEP_AFTER_MS = 1_000;

async function sendRow(key: RowKey, versi: number, body: Isian): Promise<Baris> {
  const [tingkat, id] = key.split('/') as [TingkatTerintegrasi, string];
  const { data } = await apiClient.request(rencanaAksiTerintegrasiEndpoints.ubah, {
    params: { tingkat, id: Number(id) },
    body,
    ifMatch: rowEtag({ versi }),
  });
  return data;
}

/** The saver of one unit's rows, joined to the query that shows them and to this browser's drafts. */
export function useSaver(unit: number, storageKey: string): { saver: Saver; queue: SaveQueue } {
  const queries = useQueryClient();
  const [saver] = useState(() => {
    const { queryKey } = rencanaAksiTerintegrasiQueries.daftar(unit);
    return createSaver({
      send: sendRow,
      received(row) {
        queries.setQueryData<TableAnswer>(queryKey, (before) => before && withSaved(before, row));
      },
      refused: () => readAnew(queries, { queryKey }),
    });
  });
  const queue = useSyncExternalStore(saver.subscribe, saver.queue);
  const waiting = unsavedRows(queue).length;
  const touched = queue.size;

  useEffect(() => {
    const wake = () => saver.retry();
    const found = findQueue(storageKey);
    if (found !== null) saver.restore(found);
    saver.start();
    window.addEventListener('online', wake);
    return () => {
      saver.stop();
      window.removeEventListener('online', wake);
    };
  }, [saver, storageKey]);

  useEffect(() => keepWhileTyping(saver, storageKey), [saver, storageKey]);

  // Other pages show these rows too: once all is saved they read anew when they are opened.
  useEffect(() => {
    if (waiting > 0 || touched === 0) return;
    const [grid] = rencanaAksiTerintegrasiQueries.all;
    readAnew(queries, {
      predicate: ({ queryKey }) => queryKey[0] !== grid,
      refetchType: 'none',
    });
  }, [queries, waiting, touched]);

  return { saver, queue };
}

/** Keeps what is typed at most a second late, at once when the page is hidden or left. */
function keepWhileTyping(saver: Saver, storageKey: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    keepQueue(storageKey, saver.queue());
  };
  const unsubscribe = saver.subscribe(() => {
    timer ??= setTimeout(keep, KEEP_AFTER_MS);
  });
  const flush = () => {
    if (timer !== undefined) keep();
  };
  const stop = whenLeaving(flush);
  return () => {
    unsubscribe();
    flush();
    stop();
  };
}
