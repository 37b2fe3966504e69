import { type Draft, dropDraft, readDraft, whenLeaving, writeDraft } from '@selaras/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftKeeper } from '../../core/typed/draft-keeper';

interface DraftInput<Values extends FieldValues> {
  /** From `draftKey`. */
  readonly storageKey: string;
  readonly form: UseFormReturn<Values>;
  /** Version of the row that is edited, and its values as the form began with them; null for a new one. */
  readonly versi: number | null;
  readonly awal: Values | null;
}

/** What a form does with its drafts. */
export interface DraftHandle<Values> {
  /** What was found when the form opened, until it is taken over or thrown away. */
  readonly found: Draft<Values> | null;
  /** When the last draft was kept, ISO 8601; null while nothing was typed. */
  readonly keptAt: string | null;
  /** The found draft has been put into the form. */
  readonly take: () => void;
  /** Forgets the draft: it was saved, or is not wanted. */
  readonly drop: () => void;
}

/**
 * Keeps what is typed in this browser: at most a second late while typing, at once when the page is hidden or left.
 * Survives a reload, a closed tab and an expired session; the next visit to the form offers it again. What was taken
 * back is forgotten as soon; a draft that was found and not answered stays.
 */
export function useDraft<Values extends FieldValues>({
  storageKey,
  form,
  versi,
  awal,
}: DraftInput<Values>): DraftHandle<Values> {
  const [found, setFound] = useState(() => readDraft<Values>(storageKey));
  const [keptAt, setKeptAt] = useState<string | null>(null);
  /** What is kept next, of which `nilai` is null where nothing differs from the row any more; null: nothing waits. */
  const pending = useRef<{ readonly nilai: Values | null } | null>(null);
  /** Whether the browser holds what is in this form. */
  const isKept = useRef(false);
  const over = useRef({ versi, awal, found });
  over.current = { versi, awal, found };

  const forget = useCallback(() => {
    const { found: open } = over.current;
    isKept.current = false;
    if (open === null) dropDraft(storageKey);
    else writeDraft(storageKey, open, new Date(open.waktu));
  }, [storageKey]);

  const keeper = useMemo(
    () =>
      draftKeeper(() => {
        const nilai = pending.current?.nilai ?? null;
        pending.current = null;
        if (nilai === null) return forget();
        const { versi: version, awal: before } = over.current;
        setKeptAt(writeDraft(storageKey, { versi: version, awal: before, nilai }));
        isKept.current = true;
      }),
    [storageKey, forget],
  );

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (!isDirty) {
          setKeptAt(null);
          if (pending.current === null && !isKept.current) return;
        }
        pending.current = { nilai: isDirty ? values : null };
        keeper.typed();
      },
    });
    const stop = whenLeaving(keeper.flush);
    return () => {
      unsubscribe();
      keeper.flush();
      stop();
    };
  }, [form, keeper]);

  const take = useCallback(() => {
    setFound(null);
    isKept.current = true;
    // It says nothing that the row does not say already.
    if (pending.current === null) dropDraft(storageKey);
  }, [storageKey]);

  const drop = useCallback(() => {
    keeper.forget();
    pending.current = null;
    isKept.current = false;
    dropDraft(storageKey);
    setFound(null);
    setKeptAt(null);
  }, [storageKey, keeper]);

  return { found, keptAt, take, drop };
}
