import { loadFailure } from '@selaras/resource';
import { Card, ErrorState, LoadingState, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { TemuanList } from './temuan-list';
import { useTemuan } from './use-temuan';
import { validasiPerencanaanQueries } from './validasi-perencanaan-queries';

/** "Siap diajukan?": the own plan, checked before anybody else reads it. */
export function SiapDiajukan({ satkerId }: { satkerId: number }) {
  // What was mended a moment ago in a form is not found again.
  const query = useQuery({ ...validasiPerencanaanQueries.get(satkerId), staleTime: 0 });
  const { loading, data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Perencanaan gagal diperiksa'),
  );
  const temuan = useTemuan(data);
  return (
    <Card title="Siap diajukan?">
      {failure && data === undefined && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {data && temuan && <TemuanList baris={data.baris} temuan={temuan} act="ajukan" open />}
    </Card>
  );
}
