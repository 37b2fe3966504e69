import { useSession } from '@selaras/portal';
import { useKeptDraft } from '@selaras/resource';
import { isTyped } from '@selaras/resource/core';
import { draftKey, readDraft } from '@selaras/ui';
import { useMemo, useRef, useState } from 'react';
import type { RowEntry, TypedEntry } from './row-entry';

type Kept = Readonly<Record<string, TypedEntry>>;
type Entries = ReadonlyMap<string, RowEntry>;

const OLD_TEXT = 'Isian dari kunjungan sebelumnya belum disimpan.';

const found = (key: string): Entries =>
  new Map(
    Object.entries(readDraft<Kept>(key)?.nilai ?? {}).map(([name, typed]) => [
      name,
      { typed, saving: { step: 'failed', message: OLD_TEXT } },
    ]),
  );

/**
 * The rows of a year that are typed into, by their key. What is not saved lies in this browser within two seconds; the
 * next visit finds it in its row and saves it with a press.
 */
export function useEntries(tahun: number) {
  const { user } = useSession();
  const key = draftKey(user?.id ?? 0, 'capaian-iku', tahun);
  const [entries, setEntries] = useState(() => found(key));
  const now = useRef(entries);
  const kept = useMemo(() => {
    const typed = [...entries].flatMap(([name, entry]) =>
      entry.typed !== undefined && isTyped(entry.typed) ? [[name, entry.typed] as const] : [],
    );
    return typed.length === 0 ? null : { versi: null, awal: null, nilai: Object.fromEntries(typed) };
  }, [entries]);
  useKeptDraft<Kept>(key, kept);
  return {
    entries,
    /** As it is now, also between two pictures. */
    entryFor: (name: string): RowEntry => now.current.get(name) ?? {},
    put: (name: string, entry: RowEntry) => {
      now.current = new Map(now.current).set(name, entry);
      setEntries(now.current);
    },
  };
}
