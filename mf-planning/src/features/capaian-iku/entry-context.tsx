import { failureText, handledByPage, invalidate } from '@selaras/api-client';
import type { AnswerOf, CapaianIku, capaianIkuCalls } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import { changed, isDecided, isStaleVersion, isTyped, met, stored } from '@selaras/resource/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { capaianIkuEndpoints, capaianIkuQueries } from './capaian-iku-queries';
import { type Entry, type EntryName, entryOf, withEntry } from './entry';
import {
  afterMeeting,
  begun,
  insisted,
  keyOf,
  type RowEntry,
  replaced,
  settled,
  shownEntry,
  type TypedEntry,
} from './row-entry';
import { saveIku } from './save-iku';
import { useEntries } from './use-entries';

interface EntryContext {
  stateOf(row: CapaianIku): RowEntry;
  change(row: CapaianIku, name: EntryName, value: number | null): void;
  /** Sends what is typed, unless it waits for a choice. */
  save(row: CapaianIku): void;
  /** Sends what was typed though somebody else typed another figure. */
  insist(row: CapaianIku): void;
  /** Takes back the last save. */
  undo(row: CapaianIku): void;
  release(row: CapaianIku): void;
}

const Context = createContext<EntryContext | null>(null);

type ListAnswer = AnswerOf<(typeof capaianIkuCalls)['list']>;
const isList = (key: readonly unknown[]) => key[1] === capaianIkuEndpoints.list.path;
const isOfYear = ([, , input]: readonly unknown[], tahun: number) =>
  (input as { tahun?: unknown } | undefined)?.tahun === tahun;

/**
 * Keeps the rows of a list that are typed into, and saves them one by one, each over the version that was typed over. A
 * figure that somebody else typed meanwhile too waits for a choice: nothing of its row is sent before (ADR 120).
 */
export function EntryProvider({ children }: { children: ReactNode }) {
  const { tahunKinerja: tahun } = useSession();
  const { entries, entryFor, put } = useEntries(tahun);
  const store = useStoreRow(tahun);
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, values }: TypedEntry) => saveIku(row, values, tahun),
    meta: handledByPage(403, 404, 409, 412, 422, 423),
  });

  const send = async (key: string, typed: TypedEntry): Promise<void> => {
    put(key, { typed, saving: { step: 'saving', again: false } });
    try {
      const saved = await mutateAsync(typed);
      store(saved);
      const { typed: now = typed, saving } = entryFor(key);
      const left = stored(now, saved, entryOf(saved), typed.values);
      const goesOn = isTyped(left);
      if (goesOn && saving?.step === 'saving' && saving.again) return send(key, left);
      put(key, {
        typed: goesOn ? left : undefined,
        saving: { step: 'saved', row: saved, before: replaced(typed) },
      });
    } catch (error) {
      const { typed: now = typed } = entryFor(key);
      if (isStaleVersion<CapaianIku>(error)) {
        const { terkini } = error;
        store(terkini);
        const next = met(now, terkini, entryOf(terkini));
        const settledAs = afterMeeting(next);
        if (settledAs === null) return send(key, next);
        put(key, settledAs);
      } else put(key, { typed: now, saving: { step: 'failed', message: failureText(error).pesan } });
    }
  };

  const save = (key: string) => {
    const { typed, saving } = entryFor(key);
    if (typed === undefined) return;
    if (saving?.step === 'saving') put(key, { typed, saving: { ...saving, again: true } });
    else if (!isTyped(typed)) put(key, { saving: settled(saving) });
    else if (isDecided(typed)) void send(key, typed);
  };

  return (
    <Context.Provider
      value={{
        stateOf: (row) => entries.get(keyOf(row)) ?? {},
        change: (row, name, value) => {
          const { typed = begun(row), saving } = entryFor(keyOf(row));
          put(keyOf(row), { typed: changed(typed, { [name]: value }), saving });
        },
        save: (row) => save(keyOf(row)),
        insist: (row) => {
          const { typed } = entryFor(keyOf(row));
          if (typed !== undefined) void send(keyOf(row), insisted(typed));
        },
        undo: (row) => {
          const { saving } = entryFor(keyOf(row));
          if (saving?.step === 'saved') void send(keyOf(row), changed(begun(saving.row), saving.before));
        },
        release: (row) => put(keyOf(row), {}),
      }}
    >
      <div {...unsavedMark([...entries.values()].some(({ typed }) => typed !== undefined && isTyped(typed)))}>
        {children}
      </div>
    </Context.Provider>
  );
}

/** A row with what is typed over it, and what can be done about that. */
export function useEntry(row: CapaianIku) {
  const context = useContext(Context);
  if (context === null) throw new Error('useEntry is used outside EntryProvider');
  const { tahunKinerja } = useSession();
  const { typed, saving } = context.stateOf(row);
  const entry: Entry = shownEntry(row, typed);
  return {
    /** As it will stand when the input is saved. */
    live: typed === undefined ? row : withEntry(row, entry, tahunKinerja),
    saving,
    change: (name: EntryName, value: number | null) => context.change(row, name, value),
    save: () => context.save(row),
    insist: () => context.insist(row),
    undo: () => context.undo(row),
    release: () => context.release(row),
  };
}

/**
 * Puts a saved row into the lists of its year that show it: those of another year show the same indicator with other
 * figures. They are not fetched anew: a row that no longer fits the filter stays until the reader looks for something else.
 */
function useStoreRow(tahun: number) {
  const queries = useQueryClient();
  return (saved: CapaianIku) => {
    queries.setQueriesData<ListAnswer>(
      {
        queryKey: capaianIkuQueries.all,
        predicate: ({ queryKey }) => isList(queryKey) && isOfYear(queryKey, tahun),
      },
      (list) =>
        list && { ...list, data: list.data.map((row) => (keyOf(row) === keyOf(saved) ? saved : row)) },
    );
    invalidate(queries, { predicate: ({ queryKey }) => !isList(queryKey) });
    invalidate(queries, { predicate: ({ queryKey }) => isList(queryKey), refetchType: 'none' });
  };
}
