import { pageAddress } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Dataset } from '../../../kit/open-data/dataset';
import type { DatasetSource } from '../../../kit/open-data/define-dataset';
import { datasetSources } from './dataset-sources';

export interface DatasetAsked {
  readonly db: Kysely<Tables>;
  /** Address of a public display page, without host, query and format. */
  readonly path: string;
  /** What its address names behind the question mark; names that the page does not know are left out. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly tahun: number;
}

/** No dataset: no such public page, or one of a unit that its address does not name yet. */
export type NoDataset = 'halaman-tidak-dikenal' | 'satuan-kerja-belum-dipilih';

const UNIT = 'satuan_kerja_id';
const PER_UNIT = '/display-mikro/';

/** What stands in the path for each `{name}` of the pattern; null when it does not fit. */
function namesIn(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const names: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) names[name] = given[at] ?? '';
    else if (part !== given[at]) return null;
  }
  return names;
}

/** The page at a path with what stands in it. */
function sourceAt(
  path: string,
  sources: readonly DatasetSource[],
): { source: DatasetSource; names: Record<string, string> } | null {
  for (const source of sources) {
    const names = namesIn(source.path, path);
    if (names !== null) return { source, names };
  }
  return null;
}

/** A checked selection of a page's data. */
export interface DatasetSelection {
  /** What the page keeps in its address, without what stands in its path. */
  readonly pilihan: Dataset['pilihan'];
  /** What its address names: the year and what the page keeps in it, in one order. */
  readonly named: Readonly<Record<string, string | number>>;
  /** Names the selection among all others, with what was searched for. */
  readonly kunci: string;
  /** Shows what was searched for by free text. */
  readonly dicari: boolean;
  make(db: Kysely<Tables>): Promise<Dataset>;
}

/** Checks what is asked for, before anything is read. @throws `PERMINTAAN_RUSAK` for what the page does not know. */
export function selectDataset(
  { path, query, tahun }: Omit<DatasetAsked, 'db'>,
  sources: readonly DatasetSource[] = datasetSources,
): DatasetSelection | NoDataset {
  const found = sourceAt(path, sources);
  if (found === null) return 'halaman-tidak-dikenal';
  if (path.includes(PER_UNIT) && !query[UNIT]) return 'satuan-kerja-belum-dipilih';
  const { pilihan: all, dicari, make } = found.source.select({ ...query, ...found.names });
  const inPath = Object.keys(found.names);
  const pilihan = Object.fromEntries(Object.entries(all).filter(([name]) => !inPath.includes(name)));
  const named = { tahun, ...pilihan };
  return {
    pilihan,
    named,
    kunci: pageAddress(path, { ...named, ...(dicari && { q: query.q }) }),
    dicari,
    make: async (db) => ({ path, tahun, pilihan, dicari, ...(await make(db, tahun)) }),
  };
}

/**
 * What a public display page shows, as data: the page's own answer for the public.
 *
 * @throws `PERMINTAAN_RUSAK` for a selection that the page does not know, and what the page's answer throws:
 * `TIDAK_DITEMUKAN` for an unknown unit or one whose plan of the year is not final.
 */
export async function openDataset({ db, ...asked }: DatasetAsked): Promise<Dataset | NoDataset> {
  const selection = selectDataset(asked);
  return typeof selection === 'string' ? selection : selection.make(db);
}
