import type { PageOpening } from '@selaras/federation';
import { useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { ErrorState, LoadingState, PageHeader, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { perjanjianKinerjaQueries } from './perjanjian-queries';
import { PerjanjianView } from './perjanjian-view';

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(perjanjianKinerjaQueries.get(Number(params.id)));

/** `/perjanjian-kinerja/{id}`: an agreement of a unit or of the regent with its annex. */
export function Page() {
  const id = Number(useParams().id);
  const query = useQuery(perjanjianKinerjaQueries.get(id));
  const { data: perjanjian, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Perjanjian kinerja gagal dimuat'),
  );
  if (perjanjian !== undefined) {
    return <PerjanjianView perjanjian={perjanjian} />;
  }
  return (
    <>
      <PageHeader title="Detail Perjanjian Kinerja" />
      {failure ? <ErrorState {...failure} /> : <LoadingState />}
    </>
  );
}
