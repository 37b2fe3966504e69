import type { ProgramRenstra } from '@selaras/contracts';
import { formatMeasure, formatPercent, formatRupiah } from '@selaras/domain';
import { DataTable, type TableColumn } from '@selaras/ui';

const columns: TableColumn<ProgramRenstra>[] = [
  {
    id: 'program',
    title: 'Program',
    value: ({ kode, nama, sasaran }) => [kode, nama ?? sasaran].filter(Boolean).join(' '),
    minWidth: '240px',
  },
  { id: 'indikator', title: 'Indikator', value: ({ indikator }) => indikator, minWidth: '200px' },
  { id: 'satuan', title: 'Satuan', value: ({ satuan }) => satuan },
  {
    id: 'target',
    title: 'Target',
    value: ({ target }) => target,
    cell: ({ target }) => formatMeasure(target),
    numeric: true,
  },
  {
    id: 'realisasi',
    title: 'Realisasi',
    value: ({ realisasi }) => realisasi,
    cell: ({ realisasi }) => formatMeasure(realisasi),
    numeric: true,
  },
  {
    id: 'capaian',
    title: 'Capaian',
    value: ({ capaian }) => capaian,
    cell: ({ capaian }) => formatPercent(capaian),
    numeric: true,
  },
  {
    id: 'anggaran',
    title: 'Pagu',
    value: ({ anggaran }) => anggaran,
    cell: ({ anggaran }) => formatRupiah(anggaran),
    numeric: true,
  },
];

/** Programmes of the year below a unit's goals. */
export function ProgramTable({ caption, rows }: { caption: string; rows: readonly ProgramRenstra[] }) {
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
