import type { PemilikIndikator, RencanaAksiDisplay } from '@selaras/contracts';
import { allTriwulan, type Triwulan, triwulanTitle } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { DataTable, EmptyState, ErrorState, LandscapePaper, type TableColumn, useLoaded } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageNumber } from '../../frame/use-page-number';
import { PlanText } from '../../plan/plan-text';
import { GoalLink } from '../indikator/goal-link';
import { HeatLegend } from './heat-legend';
import { QuarterHeat } from './quarter-heat';

const quarterColumn = (triwulan: Triwulan): TableColumn<RencanaAksiDisplay> => ({
  id: `tw${triwulan}`,
  title: triwulanTitle(triwulan),
  minWidth: '9rem',
  figures: true,
  value: (row) => row.triwulan[triwulan - 1]?.realisasi ?? null,
  cell: (row) => {
    const figures = row.triwulan[triwulan - 1];
    return figures && <QuarterHeat measure={row} triwulan={triwulan} figures={figures} />;
  },
});

const columnsOf = (pemilik: PemilikIndikator): readonly TableColumn<RencanaAksiDisplay>[] => [
  {
    id: 'rencana_aksi',
    title: 'Rencana aksi',
    minWidth: 'min(20rem, 55vw)',
    value: ({ rencana_aksi }) => rencana_aksi,
    cell: ({ rencana_aksi, sasaran, sasaran_id }) => (
      <PlanText
        depth={0}
        level={
          <GoalLink pemilik={pemilik} id={sasaran_id}>
            {sasaran}
          </GoalLink>
        }
        kode={null}
        text={rencana_aksi}
      />
    ),
  },
  { id: 'indikator', title: 'Indikator', minWidth: '12rem', value: ({ indikator }) => indikator },
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  ...allTriwulan.map(quarterColumn),
  {
    id: 'pengampu',
    title: 'Penanggung jawab',
    minWidth: '12rem',
    value: ({ pengampu, satuan_kerja }) => pengampu ?? satuan_kerja,
  },
];

interface AksiTableProps {
  /** Whose goals the actions serve. */
  pemilik: PemilikIndikator;
  query: UseQueryResult<{ data: RencanaAksiDisplay[] }>;
  /** What is said where there is no action. */
  none: string;
}

/** Actions with the heat grid of their quarters beside them. */
export function AksiTable({ pemilik, query, none }: AksiTableProps) {
  const columns = useMemo(() => columnsOf(pemilik), [pemilik]);
  const ownPage = usePageNumber();
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Rencana aksi gagal dimuat'));
  if (failure) return <ErrorState {...failure} />;
  if (data?.length === 0) return <EmptyState title={none} description="Pilih tahun lain di bilah atas." />;
  return (
    <>
      <LandscapePaper />
      <HeatLegend />
      <DataTable
        caption="Rencana aksi"
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        ownPage={ownPage}
      />
    </>
  );
}
