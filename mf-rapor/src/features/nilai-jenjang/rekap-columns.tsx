import type { RekapNilaiJenjang } from '@selaras/contracts';
import { EMPTY_VALUE, formatDecimal } from '@selaras/domain';
import { Badge, type TableColumn } from '@selaras/ui';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { KelasBar } from './kelas-bar';

type Column = TableColumn<RekapNilaiJenjang>;

/** Columns of the recap. */
export const rekapColumns: readonly Column[] = [
  {
    id: 'satuan_kerja',
    title: 'Satuan kerja',
    value: ({ satuan_kerja }) => satuan_kerja.satuan_kerja_nama,
    sortable: true,
    minWidth: '220px',
  },
  {
    id: 'peringkat',
    title: 'Peringkat',
    value: ({ peringkat }) => peringkat,
    cell: ({ peringkat }) => peringkat ?? EMPTY_VALUE,
    numeric: true,
    sortable: true,
  },
  {
    id: 'rata_rata',
    title: 'Rata-rata nilai',
    value: ({ rata_rata }) => rata_rata,
    cell: ({ rata_rata }) => <strong>{formatDecimal(rata_rata)}</strong>,
    numeric: true,
    sortable: true,
  },
  {
    id: 'dinilai',
    title: 'IKU dinilai',
    value: ({ dinilai, jumlah }) => (jumlah === 0 ? null : dinilai / jumlah),
    cell: (row) => <Kelengkapan row={row} />,
    sortable: true,
  },
  {
    id: 'kelas',
    title: 'IKU tiap jenjang',
    value: ({ kelas }) => kelas.ultimate,
    cell: ({ kelas, dinilai }) => (dinilai === 0 ? EMPTY_VALUE : <KelasBar kelas={kelas} />),
    minWidth: '220px',
  },
];

function Kelengkapan({ row: { dinilai, jumlah } }: { row: RekapNilaiJenjang }) {
  if (jumlah === 0) return <Badge>Belum ada IKU</Badge>;
  if (dinilai === 0) return <Badge icon={<CircleDashed size={14} aria-hidden="true" />}>Belum dinilai</Badge>;
  const lengkap = dinilai === jumlah;
  const Icon = lengkap ? CircleCheck : CircleDashed;
  return (
    <Badge tone={lengkap ? 'success' : 'warning'} icon={<Icon size={14} aria-hidden="true" />}>
      {dinilai} dari {jumlah}
      {lengkap ? ', lengkap' : ''}
    </Badge>
  );
}
