import type { PageOpening } from '@selaras/federation';
import { useParams } from '@selaras/portal';
import { loadFailure } from '@selaras/resource';
import { ErrorState, LoadingState, latePart, PageHeader, Stack, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { AnggotaFacts } from '../../anggota/anggota-facts';
import { KeadaanAnggota } from '../../anggota/keadaan-badge';
import { LangkahButtons } from '../../anggota/langkah-buttons';
import { RiwayatAnggotaCard } from '../../anggota/riwayat-anggota';
import { timQueries } from '../../anggota/tim-queries';
import { type Antrean, isWaiting } from './antrean';

const AnggotaBerikutnya = latePart(
  async () => (await import('./anggota-berikutnya')).AnggotaBerikutnya,
  undefined,
  { whenAllElseStands: true },
);

interface PutusanViewProps {
  title: string;
  /** The queue that it waits in. */
  antrean: Antrean;
}

/** Asks for the place that a page of the address shows. */
export const preparePutusan = ({ queries, params }: PageOpening) =>
  queries.prefetchQuery(timQueries.putusan(Number(params.id)));

/** One place with everything that speaks for it, the decision about it, and after that the way to the next one. */
export function PutusanView({ title, antrean }: PutusanViewProps) {
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
            {!isWaiting(data) && <AnggotaBerikutnya id={id} antrean={antrean} />}
            <AnggotaFacts anggota={data} />
            <RiwayatAnggotaCard riwayat={data.riwayat} />
          </Stack>
        </>
      )}
    </>
  );
}
