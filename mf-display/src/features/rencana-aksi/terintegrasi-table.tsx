import { type RencanaTerintegrasiRow, tingkatRencanaTerintegrasi } from '@selaras/contracts';
import {
  allTriwulan,
  formatPercent,
  type PlanLine,
  planLineOf,
  terintegrasiDepths,
  triwulanTitle,
  triwulanWord,
} from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { EmptyState, LandscapePaper, type TableColumn, useLoaded } from '@selaras/ui';
import { useDisplay } from '../../frame/use-display';
import { DisplayFailure, WayOn } from '../../frame/way-on';
import { planColumns } from '../../plan/plan-columns';
import { PlanTable } from '../../plan/plan-table';
import { HeatLegend } from './heat-legend';
import { QuarterHeat } from './quarter-heat';
import { rencanaTerintegrasi } from './rencana-aksi-endpoints';

interface Line extends PlanLine {
  readonly row: RencanaTerintegrasiRow;
}

const lineOf = (row: RencanaTerintegrasiRow): Line => ({
  ...planLineOf(row, tingkatRencanaTerintegrasi.indexOf(row.tingkat)),
  row,
});

const { uraian, indikator, target, satuan, pagu } = planColumns;

const rencana: readonly TableColumn<Line>[] = [
  uraian,
  indikator,
  satuan,
  target,
  ...allTriwulan.map(
    (tw): TableColumn<Line> => ({
      id: `tw${tw}`,
      title: triwulanWord(tw),
      numeric: true,
      value: ({ row }) => row.triwulan[tw - 1]?.target ?? null,
    }),
  ),
  pagu,
];

const realisasi: readonly TableColumn<Line>[] = [
  uraian,
  indikator,
  satuan,
  ...allTriwulan.map(
    (tw): TableColumn<Line> => ({
      id: `tw${tw}`,
      title: triwulanTitle(tw),
      minWidth: '9rem',
      figures: true,
      value: ({ row }) => row.triwulan[tw - 1]?.realisasi ?? null,
      cell: ({ row: { polaritas, ...row } }) => {
        const figures = row.triwulan[tw - 1];
        const measure = { ...row, polaritas: polaritas ?? 'maximize' } as const;
        return figures && <QuarterHeat measure={measure} triwulan={tw} figures={figures} />;
      },
    }),
  ),
  target,
  { id: 'realisasi', title: 'Realisasi', numeric: true, value: ({ row }) => row.realisasi },
  {
    id: 'capaian',
    title: 'Capaian',
    numeric: true,
    value: ({ row }) => row.capaian,
    cell: ({ row }) => formatPercent(row.capaian),
  },
];

interface TerintegrasiTableProps {
  unit: number;
  part: 'rencana' | 'realisasi';
}

/** All levels of a unit's plan, with the targets of its quarters or with what came of them. */
export function TerintegrasiTable({ unit, part }: TerintegrasiTableProps) {
  const query = useDisplay(rencanaTerintegrasi, { query: { satuan_kerja_id: unit } });
  const { data, failure } = useLoaded(query.data?.data, loadFailure(query, 'Rencana gagal dimuat'));
  if (failure) return <DisplayFailure {...failure} />;
  if (data?.length === 0) {
    return (
      <EmptyState
        title="Perangkat daerah ini belum punya rencana pada tahun ini"
        description="Pilih tahun lain di bilah atas, atau perangkat daerah lain."
        action={<WayOn />}
      />
    );
  }
  return (
    <>
      <LandscapePaper />
      {part === 'realisasi' && <HeatLegend />}
      <PlanTable
        caption={part === 'rencana' ? 'Rencana aksi terintegrasi' : 'Realisasi rencana aksi terintegrasi'}
        columns={part === 'rencana' ? rencana : realisasi}
        lines={data?.map(lineOf)}
        levels={terintegrasiDepths}
      />
    </>
  );
}
