import type { PemilikIndikator, RencanaAksiDisplay } from '@selaras/contracts';
import { allTriwulan, type Triwulan, triwulanTitle } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { ClampedText, DataTable, EmptyState, LandscapePaper, type TableColumn, useLoaded } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePageNumber } from '../../frame/use-page-number';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { GoalLink } from '../indikator/goal-link';
import { HeatLegend } from './heat-legend';
import { QuarterHeat } from './quarter-heat';

const quarterColumn = (triwulan: Triwulan): TableColumn<RencanaAksiDisplay> => ({
  id: `tw${triwulan}`,
  title: triwulanTitle(triwulan),
  minWidth: '10.5rem',
  inCard: 'half',
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
    minWidth: 'min(16rem, 55vw)',
    value: ({ rencana_aksi }) => rencana_aksi,
  },
  {
    id: 'indikator',
    title: 'Indikator',
    minWidth: '11rem',
    value: ({ indikator }) => indikator,
    cell: ({ indikator, satuan }) => <ClampedText>{`${indikator} (${satuan})`}</ClampedText>,
  },
  ...allTriwulan.map(quarterColumn),
  {
    id: 'sasaran',
    title: 'Sasaran',
    minWidth: '14rem',
    value: ({ sasaran }) => sasaran,
    cell: ({ sasaran, sasaran_id }) => (
      <GoalLink pemilik={pemilik} id={sasaran_id}>
        <ClampedText>{sasaran}</ClampedText>
      </GoalLink>
    ),
  },
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
  if (failure) return <DisplayFailure {...failure} />;
  if (data?.length === 0)
    return <EmptyState title={none} description="Pilih tahun lain di bilah atas." action={<WayOn />} />;
  return (
    <>
      <LandscapePaper />
      <DataTable
        caption="Rencana aksi"
        columns={columns}
        rows={data}
        cards
        rowId={({ id }) => id}
        ownPage={ownPage}
        hideable
        toolbar={<HeatLegend />}
        paper={<HeatLegend />}
      />
    </>
  );
}
