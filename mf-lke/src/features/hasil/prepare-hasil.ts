import type { PageOpening } from '@selaras/federation';
import { seesAllUnits } from '@selaras/roles';
import { hasilQueries } from './hasil-queries';

/** Asks for what a page of results is about to show: one unit, or all of them. */
export function prepareHasil({ queries, address, user }: PageOpening): Promise<unknown> {
  const own = seesAllUnits(user) ? null : (user?.satuan_kerja_id ?? null);
  const unit = own ?? Number(address.get('satuan_kerja_id'));
  return unit > 0
    ? queries.prefetchQuery(hasilQueries.get(unit))
    : queries.prefetchQuery(hasilQueries.list());
}
