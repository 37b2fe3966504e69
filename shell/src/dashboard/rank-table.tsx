import type { Page, RankRow } from '@selaras/contracts';
import { statusCapaianOf } from '@selaras/domain';
import { DataTable, type ErrorStateProps, ProgressBar, type TableColumn } from '@selaras/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';

interface RankTableProps {
  peringkat: Page<RankRow> | undefined;
  busy: boolean;
  error?: ErrorStateProps | null;
  onPageChange: (page: number) => void;
  /** Whether this reader may open the dashboard of a unit. */
  mayOpen: (row: RankRow) => boolean;
}

/** Units by mean achievement of their key indicators. */
export function RankTable({ peringkat, busy, error, onPageChange, mayOpen }: RankTableProps) {
  const columns = useMemo(() => columnsFor(mayOpen), [mayOpen]);
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
    />
  );
}

function columnsFor(mayOpen: (row: RankRow) => boolean): TableColumn<RankRow>[] {
  return [
    {
      id: 'satuan_kerja_nama',
      title: 'Perangkat daerah',
      value: ({ satuan_kerja_nama }) => satuan_kerja_nama,
      minWidth: '220px',
      cell: (row) => (
        <>
          {row.peringkat}.{' '}
          {mayOpen(row) ? (
            <Link to={`/dashboard-pd?satuan_kerja_id=${row.satuan_kerja_id}`}>{row.satuan_kerja_nama}</Link>
          ) : (
            row.satuan_kerja_nama
          )}
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
