import { nodeModalQueries } from '@selaras/api-client';
import type { DefinisiOperasionalRow, publicDefinisiOperasionalCall, QueryOf } from '@selaras/contracts';
import { EMPTY_VALUE } from '@selaras/domain';
import { DataTable, Formula, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NodeModalProps } from '../kit/node-modal-props';
import { useTableState } from './table-state';

type DefinisiQuery = QueryOf<typeof publicDefinisiOperasionalCall>;

/** Name of the node's id in the call, from the top level to the lowest (spec 1 §7). */
const idNames = [
  'sasaran_strategis_rpjmd_id',
  'sasaranStrategisId',
  'programId',
  'kegiatanId',
  'subKegiatanId',
] as const satisfies readonly (keyof DefinisiQuery)[];

const columns: readonly TableColumn<DefinisiOperasionalRow>[] = [
  { id: 'narasi', title: 'Narasi', minWidth: '16rem', value: (row) => row.do_narasi },
  {
    id: 'rumus',
    title: 'Rumus',
    minWidth: '14rem',
    value: (row) => row.do_rumus,
    cell: ({ do_rumus }) => (do_rumus === null ? EMPTY_VALUE : <Formula source={do_rumus} />),
  },
  { id: 'keterangan', title: 'Keterangan', minWidth: '12rem', value: (row) => row.do_keterangan },
  { id: 'sumber', title: 'Sumber', minWidth: '9rem', value: (row) => row.do_sumber },
];

/** 'Definisi Operasional': how the indicator is meant and counted, its formula as mathematics (spec 1 §2). */
export function DefinisiOperasional({ card, level, tahun, page, onPage }: NodeModalProps) {
  const idName = idNames[Math.min(level, idNames.length - 1)] ?? 'subKegiatanId';
  const query = useQuery({
    ...nodeModalQueries.definisiOperasional(
      { satuan_kerja_id: card.satuanKerja.id, [idName]: card.nodeId, page },
      tahun,
    ),
    placeholderData: keepPreviousData,
  });
  const table = useTableState(query, onPage);
  return <DataTable caption="Definisi operasional" columns={columns} rowId={({ id }) => id} {...table} />;
}
