import { optionQueries } from '@selaras/api-client';
import { unitFields } from '@selaras/contracts';
import type { QueryFilter } from './list-description';

/** Filter of a list by unit, for roles that see more than one. */
export const unitFilter: QueryFilter = {
  name: 'satuan_kerja_id',
  label: unitFields.satuan_kerja_id.label,
  onlyWhoSeesAll: true,
  query:
    () =>
    ({ ids, ...search }) =>
      optionQueries.satuanKerja({ ...search, satuan_kerja_ids: ids }),
};
