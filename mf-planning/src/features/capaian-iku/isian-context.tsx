import { failureText, handledByPage, invalidate } from '@selaras/api-client';
import type { AnswerOf, CapaianIku, capaianIkuCalls } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { capaianIkuEndpoints, capaianIkuQueries } from './capaian-iku-queries';
import { type Isian, type IsianName, isianOf, sameIsian, withIsian } from './isian';
import { saveIku } from './save-iku';

/** How far the last save of a row has come. */
type SaveState =
  | { readonly jenis: 'menyimpan' }
  | { readonly jenis: 'tersimpan'; readonly before: Isian }
  | { readonly jenis: 'gagal'; readonly pesan: string }
  | { readonly jenis: 'bentrok'; readonly terkini: Isian };

/** What is typed over a row and not saved yet, and how its save goes. */
interface Entry {
  readonly draf?: Isian | undefined;
  readonly keadaan?: SaveState | undefined;
}

interface IsianContext {
  entryOf(row: CapaianIku): Entry;
  change(row: CapaianIku, name: IsianName, value: number | null): void;
  save(row: CapaianIku, isian: Isian): void;
  release(row: CapaianIku): void;
}

/** What is left to say of a row once its figure stands as it is saved: a refusal has nothing to refuse any more. */
const settled = (keadaan: SaveState | undefined) =>
  keadaan?.jenis === 'gagal' || keadaan?.jenis === 'bentrok' ? undefined : keadaan;

const Context = createContext<IsianContext | null>(null);

type ListAnswer = AnswerOf<(typeof capaianIkuCalls)['list']>;
const keyOf = ({ tingkat, id }: CapaianIku) => `${tingkat} ${id}`;
const isList = (key: readonly unknown[]) => key[1] === capaianIkuEndpoints.list.path;
const isOfYear = ([, , input]: readonly unknown[], tahun: number) =>
  (input as { tahun?: unknown } | undefined)?.tahun === tahun;

/** Keeps the rows of a list that are typed into, and saves them one by one. */
export function IsianProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const { tahunKinerja: tahun } = useSession();
  const store = useStoreRow(tahun);
  const { mutateAsync } = useMutation({
    mutationFn: ({ row, isian }: { row: CapaianIku; isian: Isian }) => saveIku(row, isian, tahun),
    meta: handledByPage(403, 404, 409, 412, 422, 423),
  });

  const change = (row: CapaianIku, next: (before: Entry) => Entry) =>
    setEntries((all) => new Map(all).set(keyOf(row), next(all.get(keyOf(row)) ?? {})));

  const save = async (row: CapaianIku, isian: Isian) => {
    if (sameIsian(isian, isianOf(row))) return change(row, ({ keadaan }) => ({ keadaan: settled(keadaan) }));
    change(row, () => ({ draf: isian, keadaan: { jenis: 'menyimpan' } }));
    try {
      const { row: saved, before } = await mutateAsync({ row, isian });
      store(saved);
      change(row, ({ draf }) =>
        before === null
          ? { draf, keadaan: { jenis: 'bentrok', terkini: isianOf(saved) } }
          : {
              draf: draf && sameIsian(draf, isian) ? undefined : draf,
              keadaan: { jenis: 'tersimpan', before },
            },
      );
    } catch (error) {
      change(row, ({ draf }) => ({ draf, keadaan: { jenis: 'gagal', pesan: failureText(error).pesan } }));
    }
  };

  return (
    <Context.Provider
      value={{
        entryOf: (row) => entries.get(keyOf(row)) ?? {},
        change: (row, name, value) =>
          change(row, ({ draf = isianOf(row), keadaan }) => ({ draf: { ...draf, [name]: value }, keadaan })),
        save: (row, isian) => void save(row, isian),
        release: (row) => change(row, () => ({})),
      }}
    >
      <div {...unsavedMark([...entries.values()].some(({ draf }) => draf !== undefined))}>{children}</div>
    </Context.Provider>
  );
}

/** A row with what is typed over it, and what can be done about that. */
export function useIsian(row: CapaianIku) {
  const context = useContext(Context);
  if (context === null) throw new Error('useIsian is used outside IsianProvider');
  const { tahunKinerja } = useSession();
  const { draf, keadaan } = context.entryOf(row);
  const isian = draf ?? isianOf(row);
  return {
    /** As it will stand when the input is saved. */
    live: draf === undefined ? row : withIsian(row, draf, tahunKinerja),
    keadaan,
    change: (name: IsianName, value: number | null) => context.change(row, name, value),
    save: (next: Isian = isian) => context.save(row, next),
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
