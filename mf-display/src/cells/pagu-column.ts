import { formatRupiah } from '@selaras/domain';
import type { TableColumn } from '@selaras/ui';

/** Ceiling of a row, Rupiah. */
export const paguColumn: TableColumn<{ readonly pagu: number | null }> = {
  id: 'pagu',
  title: 'Pagu',
  value: ({ pagu }) => pagu,
  cell: ({ pagu }) => formatRupiah(pagu),
  numeric: true,
};
