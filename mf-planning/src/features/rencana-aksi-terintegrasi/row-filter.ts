import { isFound, isSearching, readSearch, searchText } from '@selaras/domain';
import { type Access, closedReason } from './cell-lock';
import { type Baris, keyOf, type PlanRowKey } from './row';
import type { TemuanBaris } from './temuan/temuan-baris';
import type { GridColumn } from './terintegrasi-columns';

export interface RowFilter {
  readonly q: string;
  /** Only rows with an open cell that is still empty. */
  readonly kosong: boolean;
  /** Only rows that lack something before the plan is submitted. */
  readonly lengkapi: boolean;
}

/** Nothing is filtered. */
export const noFilter: RowFilter = { q: '', kosong: false, lengkapi: false };

/** Rows that fit a filter; null when nothing is filtered. */
export function rowsFound(
  rows: readonly Baris[],
  { q, kosong, lengkapi }: RowFilter,
  columns: readonly GridColumn[],
  access: Access,
  temuan: TemuanBaris,
): Set<PlanRowKey> | null {
  const search = readSearch(q);
  if (!isSearching(search) && !kosong && !lengkapi) return null;
  const fits = (row: Baris) => {
    const text = searchText(row.kode, row.nama, row.sasaran, row.indikator, row.pengampu_nama);
    return (
      isFound(search, text) &&
      (!kosong || hasEmpty(row, columns, access)) &&
      (!lengkapi || temuan.has(keyOf(row)))
    );
  };
  return new Set(rows.filter(fits).map(keyOf));
}

const hasEmpty = (row: Baris, columns: readonly GridColumn[], access: Access) =>
  columns.some(
    (column) =>
      column.kind === 'number' && column.value(row) === null && closedReason(row, column, access) === null,
  );
