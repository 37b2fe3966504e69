import { isFound, isSearching, readSearch, searchText } from '@selaras/domain';
import { useAddress } from '@selaras/portal';

import type { RowKey } from '@selaras/sheet';
import { isIku, type MatrixRow, rowModel } from './matrix-row';

/** What of the matrix is shown. */
export interface MatrixFilter {
  readonly q: string;
  /** Only indicators without a class. */
  readonly belum: boolean;
  /** One unit; null: all. */
  readonly unit: number | null;
}

export const noFilter: MatrixFilter = { q: '', belum: false, unit: null };

/** Indicators that fit a filter; null when nothing is filtered. */
export function rowsFound(
  rows: readonly MatrixRow[],
  { q, belum, unit }: MatrixFilter,
): ReadonlySet<RowKey> | null {
  const search = readSearch(q);
  if (!isSearching(search) && !belum && unit === null) return null;
  const fits = (row: MatrixRow) => {
    if (!isIku(row)) return false;
    const { satuan_kerja, iku, sasaran, opsi } = row;
    const text = searchText(satuan_kerja.satuan_kerja_nama, satuan_kerja.singkatan, iku, sasaran);
    return (
      (unit === null || satuan_kerja.satuan_kerja_id === unit) &&
      (!belum || opsi === null) &&
      isFound(search, text)
    );
  };
  return new Set(rows.filter(fits).map((row) => rowModel.keyOf(row)));
}

/** The filter as the address has it. */
export function useMatrixFilter(): [MatrixFilter, (change: Partial<MatrixFilter>) => void] {
  const [address, change] = useAddress();
  const set = (part: Partial<MatrixFilter>) =>
    change(
      (before) => {
        const { q, belum, unit } = { ...filterIn(before), ...part };
        const wanted = { q, belum: belum ? '1' : '', satuan_kerja_id: String(unit ?? '') };
        for (const [name, value] of Object.entries(wanted)) {
          if (value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  return [filterIn(address), set];
}

const filterIn = (address: URLSearchParams): MatrixFilter => ({
  q: address.get('q') ?? '',
  belum: address.has('belum'),
  unit: Number(address.get('satuan_kerja_id')) || null,
});
