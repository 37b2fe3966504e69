import type { PageOpening } from '@selaras/federation';
import { NarasiList } from './narasi-list';
import { narasiUnitOf } from './narasi-place';
import { narasiQueries } from './narasi-queries';

export const prepare = async ({ queries, address, user }: PageOpening) => {
  const unit = narasiUnitOf('pd', address, user);
  if (unit !== undefined) await queries.prefetchQuery(narasiQueries.daftar(unit));
};

/** `/lkip/narasi-pd`: a unit's indicators with the completeness of their narratives (domain §9 2.5). */
export const Page = () => <NarasiList level="pd" />;
