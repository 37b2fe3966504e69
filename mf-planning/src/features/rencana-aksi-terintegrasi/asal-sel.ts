import { kalimatAsal } from '@selaras/domain';
import type { Baris } from './row';
import type { GridColumn } from './terintegrasi-columns';

/** What reports the figure of a cell comes from, in words; null: it was written by its unit. */
export function asalOf({ asal_realisasi }: Baris, column: GridColumn | undefined): string | null {
  if (column?.triwulan === undefined || column.field !== `realisasi_tw${column.triwulan}`) return null;
  const asal = asal_realisasi.find(({ triwulan }) => triwulan === column.triwulan);
  return asal === undefined ? null : kalimatAsal(asal);
}
