import { apiClient } from '@selaras/api-client';
import type { PageOpening } from '@selaras/federation';
import { useSession } from '@selaras/portal';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import { EmptyState, ErrorState, LoadingState, PageHeader, PrintButton, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { mergeAnswer, type OutputAnswer } from './output-row';
import { OutputView } from './output-view';
import { penambahanOutputEndpoints, penambahanOutputQueries } from './penambahan-output-queries';

export const prepare = ({ queries }: PageOpening) => queries.prefetchQuery(penambahanOutputQueries.list());

const sharing = (before: unknown, answer: unknown) =>
  mergeAnswer(before as OutputAnswer | undefined, answer as OutputAnswer);

/** `/rapor-kinerja/penambahan-jumlah-output`: outputs delivered beyond plan, four numbers a unit and year. */
export function Page() {
  const { tahunKinerja } = useSession();
  return (
    <>
      <PageHeader
        title="Penambahan Jumlah Output"
        description={`Jumlah output yang dihasilkan di luar rencana tahun ${tahunKinerja}, tiap triwulan.`}
        actions={
          <>
            <SpreadsheetButton
              size="medium"
              file={() => apiClient.file(penambahanOutputEndpoints.export, {})}
              name={`penambahan-jumlah-output-${tahunKinerja}.xlsx`}
            />
            <PrintButton />
          </>
        }
      />
      <Numbers key={tahunKinerja} />
    </>
  );
}

function Numbers() {
  const query = useQuery({ ...penambahanOutputQueries.list(), structuralSharing: sharing });
  const { data, failure } = useLoaded(
    query.data,
    loadFailure(query, 'Penambahan jumlah output gagal dimuat'),
  );
  if (data === undefined) {
    return failure === null ? <LoadingState label="Memuat tabel" /> : <ErrorState {...failure} />;
  }
  if (data.data.length > 0) return <OutputView answer={data} />;
  return (
    <EmptyState
      title="Belum ada satuan kerja"
      description="Akun Anda belum terhubung dengan satuan kerja yang aktif. Hubungi super untuk menautkannya."
    />
  );
}
