import { apiClient, useSession } from '@selaras/api-client';
import { rekapAnggaranQueries, resources } from '@selaras/api-client/perencanaan';
import { ErrorState, loadFailure, PageHeader, Skeleton } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { DownloadButton } from '../../resource/download-button';
import { Stack } from '../../resource/stack';
import { RekapCards } from './rekap-cards';
import { linesOfUnits } from './rekap-line';
import { RekapTable } from './rekap-table';
import { PrintButton, Tools } from './rekap-tools';

const nothing: ReadonlySet<string> = new Set();

/** Budget of every unit and their sum; each leads to its own tree. */
export function RekapKabupaten({ picker }: { picker: ReactNode }) {
  const { tahunKinerja } = useSession();
  const { pathname } = useLocation();
  const query = useQuery(rekapAnggaranQueries.kabupaten());
  const rekap = query.data?.data;
  const failure = loadFailure(query, 'Rekap anggaran gagal dimuat');
  const lines = useMemo(
    () => linesOfUnits(rekap?.baris ?? [], (unit) => `${pathname}?satuan_kerja_id=${unit}`),
    [rekap, pathname],
  );
  return (
    <>
      <PageHeader
        title="Rekap Anggaran"
        description={`Seluruh satuan kerja, tahun ${tahunKinerja}`}
        actions={<PrintButton />}
      />
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <Stack>
          <RekapCards total={rekap?.total} />
          <Tools>
            {picker}
            <DownloadButton
              file={() => apiClient.file(resources.rekapAnggaran.eksporKabupaten, {})}
              name={`rekap-anggaran-kabupaten-${tahunKinerja}.xlsx`}
            />
          </Tools>
          {rekap === undefined ? (
            <Skeleton height="60vh" />
          ) : (
            <RekapTable
              caption={`Rekap anggaran kabupaten tahun ${tahunKinerja}`}
              nameTitle="Satuan kerja"
              lines={lines}
              open={nothing}
              onTurn={() => undefined}
              total={rekap.total}
              totalTitle="Jumlah kabupaten"
            />
          )}
        </Stack>
      )}
    </>
  );
}
