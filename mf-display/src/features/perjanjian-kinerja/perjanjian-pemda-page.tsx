import { loadFailure } from '@selaras/resource';
import { EmptyState, ErrorState, LoadingState, Stack, useLoaded } from '@selaras/ui';
import { DisplayFrame } from '../../frame/display-frame';
import { useDisplay } from '../../frame/use-display';
import { PerjanjianCard } from './perjanjian-card';
import { perjanjianKabupaten } from './perjanjian-endpoints';

/** `/display-makro/perjanjian-kinerja` and its public twin: what the regent promised. */
export function Page() {
  return (
    <DisplayFrame description="Yang dijanjikan Bupati, dengan dokumennya.">
      <RegentAgreement />
    </DisplayFrame>
  );
}

function RegentAgreement() {
  const query = useDisplay(perjanjianKabupaten, {});
  const { data, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Perjanjian kinerja gagal dimuat'),
  );
  if (failure) return <ErrorState {...failure} />;
  if (data === undefined) return <LoadingState label="Memuat perjanjian kinerja" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="Perjanjian kinerja Bupati tahun ini belum ditandatangani"
        description="Pilih tahun lain di bilah atas."
      />
    );
  }
  return (
    <Stack>
      {data.map((one) => (
        <PerjanjianCard key={one.id} perjanjian={one} />
      ))}
    </Stack>
  );
}
