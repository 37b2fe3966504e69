import { apiClient, documentEndpoints } from '@selaras/api-client';
import { nomenklaturWords, optionsOf } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { loadFailure, SpreadsheetButton, useAddressChoice, useOpenTab } from '@selaras/resource';
import { Button, EmptyState, Segmented, useLoaded } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { rekapAnggaranEndpoints, rekapAnggaranQueries } from './rekap-anggaran-queries';
import { RekapFrame } from './rekap-frame';
import { depths, linesOfTree, openDownTo, visibleLines } from './rekap-line';
import { RekapTable } from './rekap-table';

const depthOptions = optionsOf(nomenklaturWords);

interface RekapUnitProps {
  unit: number;
  /** Choice of another unit, for who may. */
  picker: ReactNode;
}

/** Budget recap of one unit as a tree. */
export function RekapUnit({ unit, picker }: RekapUnitProps) {
  const { tahunKinerja } = useSession();
  const query = useQuery(rekapAnggaranQueries.tree(unit));
  const { data: rekap, failure } = useLoaded(
    query.data?.data,
    loadFailure(query, 'Rekap anggaran gagal dimuat'),
  );
  const [depth, setDepth] = useAddressChoice('sampai', depths);
  const lines = useMemo(() => linesOfTree(rekap?.baris ?? []), [rekap]);
  const [turned, setTurned] = useState<ReadonlySet<string> | null>(null);
  const open = turned ?? openDownTo(lines, depth);
  const printable = useOpenTab();
  const openPrintable = () => {
    const query = { tahun_kinerja: tahunKinerja, satuan_kerja_id: unit };
    printable.open(() => apiClient.tabAddress(documentEndpoints.rekapAnggaran, { query }));
  };

  const turn = (key: string, opened: boolean) => {
    const next = new Set(open);
    if (opened) next.add(key);
    else next.delete(key);
    setTurned(next);
  };

  return (
    <RekapFrame
      description={rekap && `${rekap.satuan_kerja.satuan_kerja_nama}, tahun ${tahunKinerja}`}
      actions={
        <Button icon={<ExternalLink size={16} />} loading={printable.busy} onClick={openPrintable}>
          Rekap Anggaran
        </Button>
      }
      failure={failure}
      total={rekap?.total}
      tools={
        <>
          {picker}
          <Segmented
            label="Buka pohon sampai"
            options={depthOptions}
            value={depth}
            onChange={(next) => {
              setTurned(null);
              setDepth(next);
            }}
          />
          <SpreadsheetButton
            file={() => apiClient.file(rekapAnggaranEndpoints.export, { query: { satuan_kerja_id: unit } })}
            name={`rekap-anggaran-${unit}-${tahunKinerja}.xlsx`}
          />
        </>
      }
    >
      {rekap?.baris.length === 0 && <EmptyState title={`Belum ada anggaran untuk tahun ${tahunKinerja}`} />}
      {rekap && rekap.baris.length > 0 && (
        <RekapTable
          caption={`Rekap anggaran ${rekap.satuan_kerja.satuan_kerja_nama} tahun ${tahunKinerja}`}
          nameTitle="Uraian"
          lines={visibleLines(lines, open)}
          open={open}
          onTurn={turn}
          total={rekap.total}
          totalTitle="Jumlah seluruh program"
        />
      )}
    </RekapFrame>
  );
}
