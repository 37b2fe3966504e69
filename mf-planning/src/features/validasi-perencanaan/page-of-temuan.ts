import type { PlanCascadeRow } from '@selaras/contracts';
import type { JenisTemuan } from '@selaras/domain';

interface PlaceOfTemuan {
  readonly page: string;
  readonly params: { readonly id: number } | Readonly<Record<string, never>>;
  /** Whether the page is a form, which leads back when it is saved. */
  readonly isForm: boolean;
}

/** Where a row is read. */
export const pageOfRow = ({ level, id }: Pick<PlanCascadeRow, 'level' | 'id'>): PlaceOfTemuan => ({
  page: `${level}.show`,
  params: { id },
  isForm: false,
});

/** Where a finding is mended: in the form of its row, in the dictionary, or where something is added below the row. */
export function pageOfTemuan(jenis: JenisTemuan, row: Pick<PlanCascadeRow, 'level' | 'id'>): PlaceOfTemuan {
  if (jenis === 'no-kamus') return { page: 'kamus-indikator', params: {}, isForm: false };
  if (jenis === 'no-children') return pageOfRow(row);
  return { page: `${row.level}.edit`, params: { id: row.id }, isForm: true };
}
