import { optionQueries } from '@selaras/api-client';
import type { OptionModel } from '@selaras/contracts';
import type { QueryFilter } from '@selaras/resource/core';

/** A filter by one performance of the level above: each of them, also two of the same indicator. */
export const parentFilter = (name: string, label: string, model: OptionModel): QueryFilter => ({
  name,
  label,
  query: (unit) => (search) =>
    optionQueries.indikator(model, { satuan_kerja_id: unit, tiap: 'baris', ...search }),
});

/** Filters of a level's list by its own sasaran and indicator (spec 2 §5). */
export const modelFilters = (model: OptionModel): readonly QueryFilter[] => [
  {
    name: 'sasaran',
    label: 'Sasaran',
    query: (unit) => (search) => optionQueries.sasaran(model, { satuan_kerja_id: unit, ...search }),
  },
  {
    name: 'indikator',
    label: 'Indikator',
    query: (unit) => (search) => optionQueries.indikator(model, { satuan_kerja_id: unit, ...search }),
  },
];
