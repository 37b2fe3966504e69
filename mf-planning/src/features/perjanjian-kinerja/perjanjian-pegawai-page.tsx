import type { PageOpening } from '@selaras/federation';
import { useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { EmptyState, ErrorState, LoadingState, PageHeader, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { perjanjianKinerjaQueries } from './perjanjian-queries';
import { PerjanjianView } from './perjanjian-view';

export const prepare = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(perjanjianKinerjaQueries.getPegawai(Number(params.id)));

/** `/perjanjian-kinerja/{id}/pegawai/{nip}`: the agreement of one employee; the address names both. */
export function Page() {
  const { id, nip } = useParams();
  const query = useQuery(perjanjianKinerjaQueries.getPegawai(Number(id)));
  const {
    loading,
    data: perjanjian,
    failure,
  } = useLoaded(query.data?.data, loadFailure(query, 'Perjanjian kinerja gagal dimuat'));
  if (perjanjian?.pihak_pertama?.nip === nip && perjanjian !== undefined) {
    return <PerjanjianView perjanjian={perjanjian} nip={nip} />;
  }
  return (
    <>
      <PageHeader title="Detail Perjanjian Kinerja" />
      {loading && <LoadingState />}
      {failure && <ErrorState {...failure} />}
      {perjanjian && <EmptyState title="Perjanjian ini bukan milik pegawai tersebut" />}
    </>
  );
}
