import { type AnggotaTim, anggotaFields, sheetTitle, timFields } from '@selaras/contracts';
import { formatDateTime, jenisAnggotaWords, keadaanAnggotaWords } from '@selaras/domain';
import { PageLink } from '@selaras/portal';
import { plainColumn } from '@selaras/resource/core';
import { type TableColumn, TwoLines } from '@selaras/ui';
import { BerhentiMark } from '../../anggota/berhenti-mark';
import { KeadaanAnggota } from '../../anggota/keadaan-badge';
import { Perubahan } from '../../anggota/perubahan';
import type { Antrean } from './antrean';

/** What one who decides looks at. */
export const antreanColumns = (show: Antrean['show']): readonly TableColumn<AnggotaTim>[] => [
  {
    id: 'nama',
    title: 'Pegawai',
    value: ({ nama }) => nama,
    cell: ({ id, nama, jabatan, berhenti_pada }) => (
      <TwoLines below={jabatan}>
        <PageLink page={show} params={{ id }}>
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
    minWidth: '250px',
  },
  {
    id: 'tim',
    title: sheetTitle(timFields.nama),
    value: ({ tim, dipinjam }) =>
      dipinjam
        ? `${tim.nama} (${tim.satuan_kerja.singkatan ?? tim.satuan_kerja.satuan_kerja_nama})`
        : tim.nama,
    minWidth: '160px',
  },
  {
    id: 'perubahan',
    title: 'Berubah sejak diputus',
    value: () => null,
    cell: (row) => <Perubahan anggota={row} />,
    minWidth: '180px',
  },
  { ...plainColumn('peran', anggotaFields.peran), minWidth: '100px' },
  { ...plainColumn('target', anggotaFields.target), minWidth: '200px' },
  {
    id: 'sejak',
    title: 'Menunggu sejak',
    value: ({ menunggu_sejak }) => (menunggu_sejak === null ? null : formatDateTime(menunggu_sejak)),
    minWidth: '170px',
  },
  { id: 'jenis', title: 'Jenis', value: ({ jenis }) => jenisAnggotaWords[jenis] },
];
