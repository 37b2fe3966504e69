import type { Page, RankRow } from '@selaras/contracts';
import { statusCapaianOf } from '@selaras/domain';
import { type ReactNode, useMemo } from 'react';
import { ProgressBar } from '../chart/progress-bar';
import type { ErrorStateProps } from '../state/error-state';
import type { TableColumn } from '../table/column';
import { DataTable, type DataTableProps } from '../table/data-table';

interface RankTableProps extends Pick<DataTableProps<RankRow>, 'paper'> {
  peringkat: Readonly<Omit<Page<RankRow>, 'data'> & { data: readonly RankRow[] }> | undefined;
  busy: boolean;
  error?: ErrorStateProps | null;
  onPageChange: (page: number) => void;
  /** Name of a unit, as a link where there is more about it. */
  nameOf: (row: RankRow) => ReactNode;
}

/** Units by mean achievement of their key indicators. */
export function RankTable({ peringkat, busy, error, onPageChange, nameOf, paper }: RankTableProps) {
  const columns = useMemo(() => columnsFor(nameOf), [nameOf]);
  return (
    <DataTable
      caption="Daftar peringkat"
      columns={columns}
      rows={peringkat?.data}
      rowId={({ satuan_kerja_id }) => satuan_kerja_id}
      page={peringkat}
      onPageChange={onPageChange}
      busy={busy}
      error={error}
      paper={paper}
    />
  );
}

function columnsFor(nameOf: RankTableProps['nameOf']): TableColumn<RankRow>[] {
  return [
    {
      id: 'satuan_kerja_nama',
      title: 'Perangkat daerah',
      value: ({ satuan_kerja_nama }) => satuan_kerja_nama,
      minWidth: '220px',
      cell: (row) => (
        <>
          {row.peringkat}. {nameOf(row)}
        </>
      ),
    },
    {
      id: 'capaian',
      title: 'Capaian rata-rata',
      value: ({ capaian }) => capaian,
      minWidth: '180px',
      cell: ({ capaian, satuan_kerja_nama }) => (
        <ProgressBar
          label={`Capaian rata-rata ${satuan_kerja_nama}`}
          labelHidden
          value={capaian}
          status={statusCapaianOf(capaian, false)}
        />
      ),
    },
    {
      id: 'tercapai',
      title: 'IKU tercapai',
      numeric: true,
      value: ({ tercapai }) => tercapai,
      cell: ({ tercapai, jumlah }) => `${tercapai} / ${jumlah}`,
    },
    { id: 'serapan', title: 'Serapan', unit: '%', numeric: true, value: ({ serapan }) => serapan },
  ];
}
