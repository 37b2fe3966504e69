import { formatRupiahShort } from '@selaras/domain';
import type { TableColumn } from '@selaras/ui';

/** The budget of a row in a list. */
export const anggaranColumn: TableColumn<{ readonly anggaran: number | null }> = {
  id: 'anggaran',
  title: 'Anggaran',
  value: ({ anggaran }) => anggaran,
  cell: ({ anggaran }) => formatRupiahShort(anggaran),
  numeric: true,
  sortable: true,
};
