import { failureText, handledByPage, invalidate } from '@selaras/api-client';
import type { AnswerOf, CapaianIku, capaianIkuCalls } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { capaianIkuEndpoints, capaianIkuQueries } from './capaian-iku-queries';
import { type Entry, type EntryName, entryOf, sameEntry, withEntry } from './entry';
import { saveIku } from './save-iku';

/** How far the last save of a row has come. */
type SaveState =
  | { readonly step: 'saving' }
  | { readonly step: 'saved'; readonly before: Entry }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'conflict'; readonly theirs: Entry };

/** What is typed over a row and not saved yet, and how its save goes. */
interface RowEntry {
  readonly draft?: Entry | undefined;
  readonly saving?: SaveState | undefined;
}

interface EntryContext {
  stateOf(row: CapaianIku): RowEntry;
  change(row: CapaianIku, name: EntryName, value: number | null): void;
  save(row: CapaianIku, entry: Entry): void;
  release(row: CapaianIku): void;
}

/** What is left to say of a row once its figure stands as it is saved: a refusal has nothing to refuse any more. */
const settled = (saving: SaveState | undefined) =>
  saving?.step === 'failed' || saving?.step === 'conflict' ? undefined : saving;

const Context = createContext<EntryContext | null>(null);

type ListAnswer = AnswerOf<(typeof capaianIkuCalls)['list']>;
const keyOf = ({ tingkat, id }: CapaianIku) => `${tingkat} ${id}`;
const isList = (key: readonly unknown[]) => key[1] === capaianIkuEndpoints.list.path;
const isOfYear = ([, , input]: readonly unknown[], tahun: number) =>
  (input as { tahun?: unknown } | undefined)?.tahun === tahun;

/** Keeps the rows of a list that are typed into, and saves them one by one. */
export function EntryProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ReadonlyMap<string, RowEntry>>(new Map());
  const { tahunKinerja: tahun } = useSession();
  const store = useStoreRow(tahun);
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, entry }: { row: CapaianIku; entry: Entry }) => saveIku(row, entry, tahun),
    meta: handledByPage(403, 404, 409, 412, 422, 423),
  });

  const change = (row: CapaianIku, next: (before: RowEntry) => RowEntry) =>
    setEntries((all) => new Map(all).set(keyOf(row), next(all.get(keyOf(row)) ?? {})));

  const save = async (row: CapaianIku, entry: Entry) => {
    if (sameEntry(entry, entryOf(row))) return change(row, ({ saving }) => ({ saving: settled(saving) }));
    change(row, () => ({ draft: entry, saving: { step: 'saving' } }));
    try {
      const { row: saved, before } = await mutateAsync({ row, entry });
      store(saved);
      change(row, ({ draft }) =>
        before === null
          ? { draft, saving: { step: 'conflict', theirs: entryOf(saved) } }
          : {
              draft: draft && sameEntry(draft, entry) ? undefined : draft,
              saving: { step: 'saved', before },
            },
      );
    } catch (error) {
      change(row, ({ draft }) => ({ draft, saving: { step: 'failed', message: failureText(error).pesan } }));
    }
  };

  return (
    <Context.Provider
      value={{
        stateOf: (row) => entries.get(keyOf(row)) ?? {},
        change: (row, name, value) =>
          change(row, ({ draft = entryOf(row), saving }) => ({ draft: { ...draft, [name]: value }, saving })),
        save: (row, entry) => void save(row, entry),
        release: (row) => change(row, () => ({})),
      }}
    >
      <div {...unsavedMark([...entries.values()].some(({ draft }) => draft !== undefined))}>{children}</div>
    </Context.Provider>
  );
}

/** A row with what is typed over it, and what can be done about that. */
export function useEntry(row: CapaianIku) {
  const context = useContext(Context);
  if (context === null) throw new Error('useIsian is used outside IsianProvider');
  const { tahunKinerja } = useSession();
  const { draft, saving } = context.stateOf(row);
  const entry = draft ?? entryOf(row);
  return {
    /** As it will stand when the input is saved. */
    live: draft === undefined ? row : withEntry(row, draft, tahunKinerja),
    saving,
    change: (name: EntryName, value: number | null) => context.change(row, name, value),
    save: (next: Entry = entry) => context.save(row, next),
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
