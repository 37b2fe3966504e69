import type { ProgramRenstra } from '@selaras/contracts';
import { figureColumns } from '@selaras/resource/core';
import { DataTable, type TableColumn } from '@selaras/ui';
import { paguColumn } from '../../cells/pagu-column';

const columns: TableColumn<ProgramRenstra>[] = [
  {
    id: 'program',
    title: 'Program',
    value: ({ kode, nama, sasaran }) => [kode, nama ?? sasaran].filter(Boolean).join(' '),
    minWidth: '240px',
  },
  { id: 'indikator', title: 'Indikator', value: ({ indikator }) => indikator, minWidth: '200px' },
  ...figureColumns,
  paguColumn,
];

/** Programmes of the year below a unit's goals. */
export function ProgramTable({ caption, rows }: { caption: string; rows: readonly ProgramRenstra[] }) {
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
