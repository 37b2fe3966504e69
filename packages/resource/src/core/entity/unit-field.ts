import { optionQueries } from '@selaras/api-client';
import { type Option, unitFields } from '@selaras/contracts';
import type { PickField } from '../form/field';

interface OfUnit {
  readonly satuan_kerja: { readonly satuan_kerja_id: number; readonly satuan_kerja_nama: string };
}

/** The unit that a row belongs to; only who works for more than one is asked. */
export const unitField = {
  kind: 'pick',
  name: 'satuan_kerja_id',
  label: unitFields.satuan_kerja_id.label,
  asked: ({ picksUnit }) => picksUnit,
  query: () => (search) => optionQueries.satuanKerja(search),
  known: ({ satuan_kerja: unit }: OfUnit): Option => ({
    value: unit.satuan_kerja_id,
    label: unit.satuan_kerja_nama,
  }),
} as const satisfies PickField<'satuan_kerja_id'>;

/** Words of a picker that needs the unit first (spec 2 §5). */
export const afterUnit = {
  name: 'satuan_kerja_id',
  words: 'Pilih satuan kerja terlebih dahulu',
} as const;

/** The chosen unit of a form as the option lists take it. */
export const unitScope = (values: Readonly<Record<string, unknown>>): { satuan_kerja_id?: number } =>
  typeof values.satuan_kerja_id === 'number' ? { satuan_kerja_id: values.satuan_kerja_id } : {};
