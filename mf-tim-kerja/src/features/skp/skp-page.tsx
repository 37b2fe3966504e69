import type { PageOpening } from '@selaras/federation';
import { useParams } from '@selaras/portal';
import { useQuery } from '@tanstack/react-query';
import { skpQueries } from './skp-queries';
import { SkpView } from './skp-view';

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(skpQueries.get(String(params.nip)));

/** `/skp/{nip}`: the targets of an employee. */
export function Page() {
  const nip = String(useParams().nip);
  return <SkpView title="SKP Pegawai" query={useQuery(skpQueries.get(nip))} />;
}
