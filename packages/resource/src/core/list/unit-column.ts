import { unitFields } from '@selaras/contracts';
import type { TableColumn } from '@selaras/ui';

interface OfUnit {
  readonly satuan_kerja: { readonly satuan_kerja_nama: string; readonly singkatan: string | null };
}

/** The unit of a row in a list, by its short name where it has one. */
export const unitColumn: TableColumn<OfUnit> = {
  id: 'satuan_kerja',
  title: unitFields.satuan_kerja_id.label,
  value: ({ satuan_kerja }) => satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama,
};
