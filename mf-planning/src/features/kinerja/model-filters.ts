import { optionQueries } from '@selaras/api-client';
import type { OptionModel } from '@selaras/contracts';
import type { QueryFilter } from '../../resource/list/list-description';

/** A filter by one indicator of a level; of the chosen unit, when one is chosen. */
export const indikatorFilter = (name: string, label: string, model: OptionModel): QueryFilter => ({
  name,
  label,
  query: (unit) => (search) => optionQueries.indikator(model, { satuan_kerja_id: unit, ...search }),
});

/** Filters of a level's list by its own sasaran and indicator (spec 2 §5). */
export const modelFilters = (model: OptionModel): readonly QueryFilter[] => [
  {
    name: 'sasaran',
    label: 'Sasaran',
    query: (unit) => (search) => optionQueries.sasaran(model, { satuan_kerja_id: unit, ...search }),
  },
  indikatorFilter('indikator', 'Indikator', model),
];
