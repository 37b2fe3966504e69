import { useState } from 'react';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  LoadingState,
  ProgressBar,
  SearchField,
  Skeleton,
  StatusBadge,
  type StatusName,
  statusNames,
  type TableColumn,
} from '../src';
import { Grid, Section } from './section';

interface Row {
  id: number;
  sasaran: string;
  indikator: string;
  target: number;
  realisasi: number | null;
  capaian: number | null;
  status: StatusName;
  pagu: number;
}

const rows: Row[] = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  sasaran: [
    'Meningkatnya kualitas pelayanan kesehatan ibu dan anak di seluruh puskesmas',
    'Meningkatnya akuntabilitas kinerja',
    'Terpenuhinya tenaga kesehatan sesuai standar',
  ][index % 3] as string,
  indikator: ['Persentase ibu hamil K6', 'Nilai SAKIP', 'Rasio tenaga kesehatan'][index % 3] as string,
  target: 90 + index,
  realisasi: index % 5 === 4 ? null : 80 + index * 1.5,
  capaian: index % 5 === 4 ? null : 88.13 + index,
  status: statusNames[index % 5] as StatusName,
  pagu: 125_000_000 * (index + 1),
}));

const columns: TableColumn<Row>[] = [
  { id: 'sasaran', title: 'Sasaran', value: (row) => row.sasaran, sortable: true, minWidth: '220px' },
  { id: 'indikator', title: 'Indikator', value: (row) => row.indikator, minWidth: '180px' },
  { id: 'target', title: 'Target', unit: '%', numeric: true, value: (row) => row.target, sortable: true },
  {
    id: 'realisasi',
    title: 'Realisasi',
    unit: '%',
    numeric: true,
    value: (row) => row.realisasi,
    sortable: true,
  },
  { id: 'capaian', title: 'Capaian', unit: '%', numeric: true, value: (row) => row.capaian, sortable: true },
  { id: 'pagu', title: 'Pagu', unit: 'Rp', numeric: true, value: (row) => row.pagu, sortable: true },
  {
    id: 'status',
    title: 'Status',
    value: (row) => row.status,
    cell: (row) => <StatusBadge status={row.status} />,
  },
  {
    id: 'serapan',
    title: 'Serapan',
    value: (row) => row.capaian,
    minWidth: '160px',
    cell: (row) => <ProgressBar label={`Serapan ${row.id}`} labelHidden value={row.capaian} />,
  },
  { id: 'id', title: 'Nomor', value: (row) => row.id, hidden: true },
];

const base = { columns, rowId: (row: Row) => row.id };

export function Lists() {
  const [page, setPage] = useState(3);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <Section title="Tabel">
        <DataTable
          {...base}
          caption="Kinerja program"
          rows={rows}
          page={{ current_page: page, total: 1234, per_page: 20 }}
          onPageChange={setPage}
          onRowOpen={(row) => setOpened(row.id)}
          hideable
          toolbar={<SearchField label="Cari sasaran" value={search} onSearch={setSearch} />}
        />
        {opened !== null && <p>Baris {opened} dibuka.</p>}
        <Grid>
          <DataTable {...base} caption="Kosong" rows={[]} />
          <DataTable
            {...base}
            caption="Gagal"
            rows={undefined}
            error={{ code: 500, onRetry: () => undefined }}
          />
        </Grid>
        <DataTable
          {...base}
          caption="Sedang dimuat"
          rows={undefined}
          page={{ current_page: 1, total: 4, per_page: 4 }}
        />
      </Section>
      <Section title="Keadaan">
        <Grid>
          <Card title="Kosong">
            <EmptyState
              title="Belum ada tim kerja"
              description="Buat tim lebih dahulu, lalu tambahkan anggotanya."
              action={<Button variant="primary">Tambah tim</Button>}
            />
          </Card>
          <Card title="Memuat">
            <LoadingState />
          </Card>
          <Card title="Gagal">
            <ErrorState code={503} onRetry={() => undefined} />
          </Card>
          <Card title="Rangka">
            <Skeleton width="60%" />
            <br />
            <Skeleton />
            <br />
            <Skeleton width="80%" height="80px" />
          </Card>
        </Grid>
      </Section>
    </>
  );
}
