import { type PegawaiDetail, pegawaiFields } from '@selaras/contracts';
import { formatDate } from '@selaras/domain';
import { plainColumn } from '@selaras/resource/core';
import { DataTable, type TableColumn } from '@selaras/ui';

type Masa = PegawaiDetail['masa_jabatan'][number];

const since = ({ mulai }: Masa) => (mulai === null ? 'Sebelum dicatat' : formatDate(mulai));
const until = ({ selesai }: Masa) => (selesai === null ? 'Sekarang' : formatDate(selesai));

const columns: readonly TableColumn<Masa>[] = [
  { id: 'mulai', title: 'Sejak', value: since },
  { id: 'selesai', title: 'Sampai', value: until },
  { ...plainColumn('jabatan', pegawaiFields.jabatan), inCard: 'title', minWidth: '200px' },
  plainColumn('pangkat_gol', pegawaiFields.pangkat_gol),
  {
    id: 'unit',
    title: pegawaiFields.unit_kerja_id.label,
    value: ({ unit_kerja_nama, satuan_kerja_nama }) =>
      [unit_kerja_nama, satuan_kerja_nama].filter(Boolean).join(', '),
    minWidth: '200px',
  },
  { id: 'atasan', title: pegawaiFields.atasan_nip.label, value: ({ atasan_nama }) => atasan_nama },
];

/** All posts of an employee, the newest first. */
export function MasaJabatanTable({ rows }: { rows: readonly Masa[] }) {
  return (
    <DataTable
      caption="Jabatan menurut waktu"
      cards
      columns={columns}
      rows={rows}
      rowId={(row) => `${row.mulai}-${row.selesai}-${row.jabatan}`}
      empty={{ description: 'Belum ada jabatan yang tercatat.' }}
    />
  );
}
