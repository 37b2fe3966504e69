import { formatRupiahShort } from '@selaras/domain';
import type { Field } from '@selaras/resource/core';
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

/** The budget of a step or an action in its form, in rupiah. */
export const anggaranField = {
  kind: 'number',
  name: 'anggaran',
  label: 'Anggaran',
  half: true,
  required: false,
  prefix: 'Rp',
  digits: 2,
} as const satisfies Field;
