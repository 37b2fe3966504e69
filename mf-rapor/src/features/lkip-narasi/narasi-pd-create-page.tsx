import type { PageOpening } from '@selaras/federation';
import { NarasiCreate } from './narasi-create';
import { narasiUnitOf } from './narasi-place';
import { narasiQueries } from './narasi-queries';

export const prepare = async ({ queries, address, user }: PageOpening) => {
  const unit = narasiUnitOf('pd', address, user);
  if (unit !== undefined) await queries.prefetchQuery(narasiQueries.daftar(unit));
};

/** `/lkip/narasi-pd/create`: begins the narrative of an indicator. */
export const Page = () => <NarasiCreate level="pd" />;
