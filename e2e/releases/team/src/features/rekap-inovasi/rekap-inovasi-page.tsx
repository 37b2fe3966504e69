import type { ProgramInovatif, RekapInovasi } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { loadFailure } from '@selaras/resource';
import { DataTable, PageHeader, PageStack, type TableColumn } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { rekapInovasiQueries } from './rekap-inovasi-queries';

const rekapColumns: readonly TableColumn<RekapInovasi>[] = [
  { id: 'unit', title: 'Perangkat daerah', value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama },
  { id: 'jumlah', title: 'Banyaknya', numeric: true, value: ({ jumlah }) => jumlah },
];

const inovasiColumns: readonly TableColumn<ProgramInovatif>[] = [
  { id: 'judul', title: 'Program', value: ({ judul }) => judul },
  { id: 'manfaat', title: 'Manfaat', value: ({ manfaat }) => manfaat },
  {
    id: 'diubah',
    title: 'Terakhir diubah',
    value: ({ diubah }) => (diubah === undefined ? null : formatDate(diubah)),
  },
];

/** How many innovations each unit has, and when each was last changed. */
export function Page() {
  const rekap = useQuery(rekapInovasiQueries.rekap());
  const inovasi = useQuery(rekapInovasiQueries.inovasi());
  return (
    <PageStack>
      <PageHeader title="Rekap Inovasi" />
      <DataTable
        caption="Program inovatif menurut perangkat daerah"
        columns={rekapColumns}
        rows={rekap.data?.data}
        rowId={({ satuan_kerja }) => satuan_kerja.satuan_kerja_id}
        error={loadFailure(rekap, 'Rekap inovasi gagal dimuat')}
      />
      <DataTable
        caption="Semua program inovatif"
        columns={inovasiColumns}
        rows={inovasi.data?.data}
        rowId={({ id }) => id}
        error={loadFailure(inovasi, 'Program inovatif gagal dimuat')}
      />
    </PageStack>
  );
}
