import { apiClient } from '@selaras/api-client';
import type { Skp } from '@selaras/contracts';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import { ErrorState, LandscapePaper, LoadingState, PageHeader, PrintButton, useLoaded } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { skpEndpoints } from './skp-queries';
import { SkpSheet } from './skp-sheet';
import { OnScreen } from './skp-style';

interface SkpViewProps {
  title: string;
  query: UseQueryResult<{ readonly data: Skp }>;
}

/** Somebody's targets of the year on one sheet, to be printed or taken along. */
export function SkpView({ title, query }: SkpViewProps) {
  const { data: skp, failure } = useLoaded(query.data?.data, loadFailure(query, 'SKP gagal dimuat'));
  const nip = skp?.pegawai.nip ?? null;
  return (
    <>
      <LandscapePaper />
      <OnScreen>
        <PageHeader
          title={title}
          description="Sisi perencanaan: hasil kerja dari perjanjian, kinerja yang ditandai SKP dan langkah aksi. Penilaian dilakukan di luar portal."
          actions={
            skp !== undefined && (
              <>
                {nip !== null && (
                  <SpreadsheetButton
                    size="medium"
                    file={() => apiClient.file(skpEndpoints.export, { params: { nip } })}
                    name={`skp-${skp.tahun}.xlsx`}
                  />
                )}
                <PrintButton />
              </>
            )
          }
        />
      </OnScreen>
      {skp !== undefined && <SkpSheet skp={skp} />}
      {skp === undefined && (failure ? <ErrorState {...failure} /> : <LoadingState />)}
    </>
  );
}
