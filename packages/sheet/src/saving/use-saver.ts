import { draftKeeper } from '@selaras/resource/draft-keeper';
import { whenLeaving } from '@selaras/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RowModel } from '../core/row-model';
import type { SaveQueue } from '../core/save-queue';
import { findQueue, keepQueue } from './queue-draft';
import { createSaver, type Saver, type SaverPorts } from './saver';

/**
 * The saver of one table while it is shown: it takes up what an earlier visit left under this key of the browser's
 * storage, keeps there what the server does not have yet, and goes on when the network is back. `ports` count as they
 * are when the table is first drawn.
 */
export function useSaver<Row>(
  model: RowModel<Row>,
  ports: SaverPorts<Row>,
  storageKey: string,
): { saver: Saver<Row>; queue: SaveQueue<Row> } {
  const [saver] = useState(() => createSaver(model, ports));
  const queue = useSyncExternalStore(saver.subscribe, saver.queue);

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

  return { saver, queue };
}

/** Keeps what is typed at most a second late, at once when the page is hidden or left. */
function keepWhileTyping<Row>(saver: Saver<Row>, storageKey: string): () => void {
  const { typed, flush } = draftKeeper(() => keepQueue(storageKey, saver.queue()));
  const unsubscribe = saver.subscribe(typed);
  const stop = whenLeaving(flush);
  return () => {
    unsubscribe();
    flush();
    stop();
  };
}
