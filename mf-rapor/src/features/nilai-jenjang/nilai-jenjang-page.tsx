import { apiClient } from '@selaras/api-client';
import type { PageOpening } from '@selaras/federation';
import { Link, PageLink, useSearchParams, useSession } from '@selaras/portal';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  PageHeader,
  PrintButton,
  useLoaded,
} from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { type MatrixAnswer, mergeAnswer } from './matrix-row';
import { MatrixView } from './matrix-view';
import { nilaiJenjangEndpoints, nilaiJenjangQueries } from './nilai-jenjang-queries';

export const prepare = ({ queries }: PageOpening) => queries.prefetchQuery(nilaiJenjangQueries.list());

const sharing = (before: unknown, answer: unknown) =>
  mergeAnswer(before as MatrixAnswer | undefined, answer as MatrixAnswer);

/** `/nilai-jenjang-kinerja`: which outcome each key indicator of a unit measures, chosen by key. */
export function Page() {
  const { tahunKinerja } = useSession();
  const [address] = useSearchParams();
  const unit = Number(address.get('satuan_kerja_id')) || null;
  return (
    <>
      <PageHeader
        title="Nilai Jenjang Kinerja"
        description={`Jenjang yang diukur setiap IKU perangkat daerah tahun ${tahunKinerja}. Nilai satuan kerja adalah rata-rata IKU yang sudah dinilai.`}
        actions={
          <>
            <LinkButton as={Link} to="/nilai-jenjang-kinerja/rekap" icon={<Trophy size={16} />}>
              Rekap
            </LinkButton>
            <SpreadsheetButton
              size="medium"
              file={() =>
                apiClient.file(nilaiJenjangEndpoints.export, {
                  query: unit === null ? {} : { satuan_kerja_id: unit },
                })
              }
              name={`nilai-jenjang-kinerja-${tahunKinerja}.xlsx`}
            />
            <PrintButton />
          </>
        }
      />
      <Matrix key={tahunKinerja} />
    </>
  );
}

function Matrix() {
  const { tahunKinerja } = useSession();
  const query = useQuery({ ...nilaiJenjangQueries.list(), structuralSharing: sharing });
  const { data, failure } = useLoaded(query.data, loadFailure(query, 'Nilai jenjang kinerja gagal dimuat'));
  if (data === undefined) {
    return failure === null ? <LoadingState label="Memuat tabel" /> : <ErrorState {...failure} />;
  }
  if (data.data.length > 0) return <MatrixView baris={data.data} />;
  return (
    <EmptyState
      title="Belum ada IKU"
      description={`Belum ada IKU perangkat daerah untuk tahun ${tahunKinerja}. IKU diisi bersama sasaran strategis perangkat daerah.`}
      action={<PageLink page="sasaran-strategis-pd">Buka sasaran strategis PD</PageLink>}
    />
  );
}
