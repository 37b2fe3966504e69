import { useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { ErrorState, LoadingState, PageHeader, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { AnggotaFacts } from '../../anggota/anggota-facts';
import { KeadaanAnggota } from '../../anggota/keadaan-badge';
import { LangkahButtons } from '../../anggota/langkah-buttons';
import { RiwayatAnggotaCard } from '../../anggota/riwayat-anggota';
import { timQueries } from '../../anggota/tim-queries';

/** One place with everything that speaks for it, and the decision about it. */
export function PutusanView({ title }: { title: string }) {
  const id = Number(useParams().id);
  const query = useQuery(timQueries.putusan(id));
  const { data, failure, loading } = useLoaded(query.data?.data, loadFailure(query, 'Anggota gagal dimuat'));
  return (
    <>
      {data === undefined && <PageHeader title={title} />}
      {failure && <ErrorState {...failure} />}
      {loading && <LoadingState />}
      {data && (
        <>
          <PageHeader
            title={data.nama}
            badge={<KeadaanAnggota anggota={data} />}
            description={`${data.tim.nama}, tahun ${data.tim.tahun}`}
            actions={<LangkahButtons anggota={data} />}
          />
          <Stack $gap={5}>
            <AnggotaFacts anggota={data} />
            <RiwayatAnggotaCard riwayat={data.riwayat} />
          </Stack>
        </>
      )}
    </>
  );
}
