import { type AnggotaTim, catatanAnggotaFields } from '@selaras/contracts';
import { keadaanAnggotaWords } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { plainColumn } from '@selaras/resource/core';
import { Card, DataTable, type TableColumn, TwoLines, wrapRow } from '@selaras/ui';
import styled from 'styled-components';
import { menungguWords } from '../../anggota/anggota-facts';
import { BerhentiMark } from '../../anggota/berhenti-mark';
import { isiColumns } from '../../anggota/isi-columns';
import { KeadaanAnggota } from '../../anggota/keadaan-badge';
import { LangkahButtons } from '../../anggota/langkah-buttons';

const Acts = styled.div`
  ${wrapRow(1)}
  @media print { display: none; }
`;

const columns: readonly TableColumn<AnggotaTim>[] = [
  {
    id: 'nama',
    title: 'Nama',
    value: ({ nama }) => nama,
    cell: ({ nama, jabatan, kunci, tim, berhenti_pada }) => (
      <TwoLines below={jabatan}>
        <PageLink page="tim-kerja.edit" params={{ id: tim.id, nip_anggota: kunci }}>
          {nama}
        </PageLink>{' '}
        <BerhentiMark pada={berhenti_pada} />
      </TwoLines>
    ),
    minWidth: '220px',
  },
  {
    id: 'status',
    inCard: 'state',
    title: 'Keadaan',
    value: ({ status }) => keadaanAnggotaWords[status],
    cell: (row) => <KeadaanAnggota anggota={row} />,
    minWidth: '180px',
  },
  ...isiColumns,
  { id: 'langkah', title: 'Langkah aksi', value: ({ jumlah_langkah }) => jumlah_langkah, numeric: true },
  {
    id: 'asal',
    title: 'Asal',
    value: ({ dipinjam, satuan_kerja, unit_kerja }) =>
      dipinjam ? (satuan_kerja.singkatan ?? satuan_kerja.satuan_kerja_nama) : unit_kerja,
    minWidth: '160px',
  },
  { id: 'nip', title: 'NIP', value: ({ nip }) => nip, figures: true, minWidth: '170px' },
  { id: 'menunggu', title: 'Menunggu', value: (row) => menungguWords(row), minWidth: '200px' },
  { ...plainColumn('catatan', catatanAnggotaFields.catatan), minWidth: '180px' },
];

const acts: TableColumn<AnggotaTim> = {
  id: 'tindakan',
  inCard: 'acts',
  title: 'Tindakan',
  value: () => null,
  cell: (row) => (
    <Acts>
      <LangkahButtons anggota={row} small />
    </Acts>
  ),
  minWidth: '220px',
};

/** The people of a team with what may be done about each now. */
export function AnggotaTable({ anggota }: { anggota: readonly AnggotaTim[] }) {
  const shown = anggota.some(({ langkah }) => langkah.length > 0) ? [...columns, acts] : columns;
  return (
    <Card title="Anggota">
      <DataTable
        caption="Anggota tim"
        columns={shown}
        cards
        rows={anggota}
        rowId={({ id }) => id}
        empty={{
          description:
            'Belum ada anggota. Tambahkan pegawai dari satuan kerja ini atau pinjam dari yang lain.',
        }}
        hideable
      />
    </Card>
  );
}
