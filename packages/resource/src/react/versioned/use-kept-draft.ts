import { type Draft, dropDraft, readDraft, whenLeaving, writeDraft } from '@selaras/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A draft is never older than this plus the time of one write: less than two seconds. */
const WRITE_AFTER_MS = 1000;

/**
 * Keeps what is typed in this browser under a key of `draftKey`: at most a second late while typing, at once when the
 * page is hidden or left. `typed` is null while nothing is typed, `storageKey` where nothing is kept. What was typed and
 * taken back is forgotten; what an earlier visit left stays until it is taken over or thrown away.
 */
export function useKeptDraft<Values extends object>(
  storageKey: string | null,
  typed: Omit<Draft<Values>, 'waktu'> | null,
) {
  const [found, setFound] = useState(() => (storageKey === null ? null : readDraft<Values>(storageKey)));
  const now = useRef(typed);
  now.current = typed;
  /** Something of this visit waits to be kept, or is kept. */
  const own = useRef<{ timer: ReturnType<typeof setTimeout> | undefined } | null>(null);

  const flush = useCallback(() => {
    if (storageKey === null || own.current?.timer === undefined) return;
    clearTimeout(own.current.timer);
    own.current.timer = undefined;
    if (now.current !== null) writeDraft(storageKey, now.current);
  }, [storageKey]);

  const forget = useCallback(() => {
    if (storageKey === null) return;
    clearTimeout(own.current?.timer);
    own.current = null;
    dropDraft(storageKey);
  }, [storageKey]);

  const values = typed?.nilai;
  useEffect(() => {
    if (storageKey === null) return;
    if (values === undefined) {
      if (own.current !== null) forget();
      return;
    }
    own.current ??= { timer: undefined };
    own.current.timer ??= setTimeout(flush, WRITE_AFTER_MS);
  }, [storageKey, values, flush, forget]);

  useEffect(() => {
    const stop = whenLeaving(flush);
    return () => {
      flush();
      stop();
    };
  }, [flush]);

  return {
    found,
    /** The found draft is taken over. */
    take: useCallback(() => setFound(null), []),
    /** Forgets it: it was saved, or is not wanted. */
    drop: useCallback(() => {
      forget();
      setFound(null);
    }, [forget]),
  };
}
