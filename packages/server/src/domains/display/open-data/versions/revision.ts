import type { Dataset, DatasetCell, DatasetRow } from '../../../../kit/open-data/dataset';

interface ChangedCell {
  readonly id: DatasetCell;
  /** Key of the column. */
  readonly kolom: string;
  readonly lama: DatasetCell;
  readonly baru: DatasetCell;
}

/** What was revised from one version to the next. */
export interface Revision {
  readonly baris_ditambah: readonly DatasetCell[];
  readonly baris_dihapus: readonly DatasetCell[];
  readonly sel_berubah: readonly ChangedCell[];
  readonly kolom_ditambah: readonly string[];
  readonly kolom_dihapus: readonly string[];
}

type Table = Pick<Dataset, 'kolom' | 'baris'>;

const keysOf = ({ kolom }: Table) => kolom.map(({ key }) => key);
const without = <T>(all: readonly T[], others: readonly T[]) => {
  const known = new Set(others);
  return all.filter((one) => !known.has(one));
};

/** Rows by what names them: their first column. */
function rowsOf(table: Table): Map<DatasetCell, DatasetRow> {
  const [name = ''] = keysOf(table);
  return new Map(table.baris.map((row) => [row[name] ?? null, row]));
}

/** Compares two versions of a selection row by row and cell by cell; the order of rows says nothing. */
export function revisionOf(before: Table, now: Table): Revision {
  const [old, fresh] = [rowsOf(before), rowsOf(now)];
  const shared = keysOf(now).filter((key) => keysOf(before).includes(key));
  return {
    baris_ditambah: without([...fresh.keys()], [...old.keys()]),
    baris_dihapus: without([...old.keys()], [...fresh.keys()]),
    sel_berubah: [...fresh].flatMap(([id, row]) => {
      const was = old.get(id);
      if (was === undefined) return [];
      return shared
        .filter((key) => row[key] !== was[key])
        .map((kolom) => ({ id, kolom, lama: was[kolom] ?? null, baru: row[kolom] ?? null }));
    }),
    kolom_ditambah: without(keysOf(now), keysOf(before)),
    kolom_dihapus: without(keysOf(before), keysOf(now)),
  };
}
