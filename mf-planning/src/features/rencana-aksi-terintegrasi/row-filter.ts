import { isFound, isSearching, readSearch, searchText } from '@selaras/domain';
import { type Access, closedReason } from './cell-lock';
import { type Baris, keyOf, type PlanRowKey } from './row';
import type { GridColumn } from './terintegrasi-columns';

export interface RowFilter {
  readonly q: string;
  /** Only rows with an open cell that is still empty. */
  readonly kosong: boolean;
}

/** Rows that fit a filter; null when nothing is filtered. */
export function rowsFound(
  rows: readonly Baris[],
  { q, kosong }: RowFilter,
  columns: readonly GridColumn[],
  access: Access,
): Set<PlanRowKey> | null {
  const search = readSearch(q);
  if (!isSearching(search) && !kosong) return null;
  const fits = (row: Baris) => {
    const text = searchText(row.kode, row.nama, row.sasaran, row.indikator, row.pengampu_nama);
    return isFound(search, text) && (!kosong || hasEmpty(row, columns, access));
  };
  return new Set(rows.filter(fits).map(keyOf));
}

const hasEmpty = (row: Baris, columns: readonly GridColumn[], access: Access) =>
  columns.some(
    (column) =>
      column.kind === 'number' && column.value(row) === null && closedReason(row, column, access) === null,
  );
