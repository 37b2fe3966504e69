import { withFilter } from '../../core/list/list-state';
import type { FilterChipsProps } from './filter-chips';

/** What draws one filter of a list is given. */
export interface OneProps<Filter> {
  filter: Filter;
  satuanKerjaId: number | undefined;
  value: string | null;
  onChoose: (value: string | null) => void;
}

/** What the list says of one of its filters, and the way to set it. */
export const oneOf = ({ state, onChange }: FilterChipsProps, { name }: { readonly name: string }) => ({
  satuanKerjaId: Number(state.filters.satuan_kerja_id) || undefined,
  value: state.filters[name] ?? null,
  onChoose: (value: string | null) => onChange({ filters: withFilter(state, name, value) }),
});
