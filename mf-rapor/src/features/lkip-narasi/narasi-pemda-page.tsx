import type { PageOpening } from '@selaras/federation';
import { NarasiList } from './narasi-list';
import { narasiUnitOf } from './narasi-place';
import { narasiQueries } from './narasi-queries';

export const prepare = async ({ queries, address, user }: PageOpening) => {
  const unit = narasiUnitOf('pemda', address, user);
  if (unit !== undefined) await queries.prefetchQuery(narasiQueries.daftar(unit));
};

/** `/lkip/narasi-pemda`: the regency's indicators with the completeness of their narratives (domain §9 2.5). */
export const Page = () => <NarasiList level="pemda" />;
