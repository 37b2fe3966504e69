import type { AntreanReviu } from '@selaras/contracts';
import { formatDate, keadaanLkipWords } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { loadFailure, paperCutText, usePaperRows } from '@selaras/resource';
import { Badge, DataTable, type TableColumn } from '@selaras/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { alurQueries } from './alur-queries';

const nameOf = ({ satuan_kerja }: AntreanReviu) =>
  satuan_kerja === null ? 'Pemerintah kabupaten' : satuan_kerja.satuan_kerja_nama;
const unitOf = ({ satuan_kerja }: AntreanReviu) => satuan_kerja?.satuan_kerja_id ?? null;

const columns: readonly TableColumn<AntreanReviu>[] = [
  { id: 'laporan', title: 'Laporan', value: nameOf, minWidth: '240px' },
  {
    id: 'keadaan',
    inCard: 'state',
    title: 'Keadaan',
    value: ({ keadaan }) => keadaanLkipWords[keadaan],
    cell: ({ keadaan }) => (
      <Badge tone={keadaan === 'direviu' ? 'warning' : 'neutral'}>{keadaanLkipWords[keadaan]}</Badge>
    ),
  },
  { id: 'sejak', title: 'Sejak', value: ({ sejak }) => formatDate(sejak) },
  { id: 'terbuka', title: 'Catatan belum selesai', value: ({ terbuka }) => terbuka, numeric: true },
];

/** Reports that were handed in, each opened by its row. */
export function AntreanList({ onOpen }: { onOpen: (unit: number | null) => void }) {
  const { tahunKinerja } = useSession();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...alurQueries.antrean(page), placeholderData: keepPreviousData });
  const paper = usePaperRows(query.data);
  const shown = paper ?? query.data;
  return (
    <DataTable
      caption={`Laporan kinerja tahun ${tahunKinerja} yang diajukan`}
      columns={columns}
      cards
      rows={shown?.data}
      rowId={(row) => unitOf(row) ?? 0}
      page={shown}
      paper={paper && paperCutText(paper)}
      onPageChange={setPage}
      busy={query.isPlaceholderData}
      error={loadFailure(query, 'Antrean reviu gagal dimuat')}
      onRowOpen={(row) => onOpen(unitOf(row))}
      empty={{
        description: 'Laporan muncul di sini sejak penyusunnya mengajukannya untuk direviu.',
      }}
    />
  );
}
