import { type Draft, dropDraft, readDraft, whenLeaving, writeDraft } from '@selaras/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftKeeper } from '../../core/typed/draft-keeper';

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
  const own = useRef(false);
  const keeper = useMemo(
    () =>
      draftKeeper(() => {
        if (storageKey !== null && now.current !== null) writeDraft(storageKey, now.current);
      }),
    [storageKey],
  );

  const forget = useCallback(() => {
    if (storageKey === null) return;
    keeper.forget();
    own.current = false;
    dropDraft(storageKey);
  }, [storageKey, keeper]);

  const values = typed?.nilai;
  useEffect(() => {
    if (storageKey === null) return;
    if (values === undefined) {
      if (own.current) forget();
      return;
    }
    own.current = true;
    keeper.typed();
  }, [storageKey, values, keeper, forget]);

  useEffect(() => {
    const stop = whenLeaving(keeper.flush);
    return () => {
      keeper.flush();
      stop();
    };
  }, [keeper]);

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
