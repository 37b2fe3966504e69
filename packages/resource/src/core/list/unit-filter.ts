import { optionQueries } from '@selaras/api-client';
import type { QueryFilter } from './list-description';

/** Filter of a list by unit, for roles that see more than one. */
export const unitFilter: QueryFilter = {
  name: 'satuan_kerja_id',
  label: 'Satuan kerja',
  onlyWhoSeesAll: true,
  query:
    () =>
    ({ ids, ...search }) =>
      optionQueries.satuanKerja({ ...search, satuan_kerja_ids: ids }),
};
