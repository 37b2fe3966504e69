import { apiClient } from '@selaras/api-client';
import { useLocation, useSession } from '@selaras/portal';
import { loadFailure, SpreadsheetButton } from '@selaras/resource';
import { useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { rekapAnggaranEndpoints, rekapAnggaranQueries } from './rekap-anggaran-queries';
import { RekapFrame } from './rekap-frame';
import { linesOfUnits } from './rekap-line';
import { RekapTable } from './rekap-table';

const nothing: ReadonlySet<string> = new Set();

/** Budget of every unit and their sum; each leads to its own tree. */
export function RekapKabupaten({ picker }: { picker: ReactNode }) {
  const { tahunKinerja } = useSession();
  const { pathname } = useLocation();
  const query = useQuery(rekapAnggaranQueries.kabupaten());
  const { data: rekap, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Rekap anggaran gagal dimuat'),
  );
  const lines = useMemo(
    () => linesOfUnits(rekap?.baris ?? [], (unit) => `${pathname}?satuan_kerja_id=${unit}`),
    [rekap, pathname],
  );
  return (
    <RekapFrame
      description={`Seluruh satuan kerja, tahun ${tahunKinerja}`}
      failure={failure}
      total={rekap?.total}
      tools={
        <>
          {picker}
          <SpreadsheetButton
            file={() => apiClient.file(rekapAnggaranEndpoints.exportKabupaten, {})}
            name={`rekap-anggaran-kabupaten-${tahunKinerja}.xlsx`}
          />
        </>
      }
    >
      {rekap && (
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
    </RekapFrame>
  );
}
