import type { UserRow } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { Badge, IconButton, Menu, type TableColumn } from '@selaras/ui';
import { Ellipsis, KeyRound, LockOpen, Pencil, ShieldOff, UserCheck, UserX } from 'lucide-react';
import { roleLabel } from './role-label';

/** What can be done with a row. */
export type UserAct = 'ubah' | 'reset-kata-sandi' | 'buka-kunci' | 'lepas-faktor-kedua' | 'ubah-keaktifan';

/** Columns of the list of users; the server orders by those that can be sorted. */
export const userColumns: readonly TableColumn<UserRow>[] = [
  { id: 'nama', title: 'Nama', value: ({ nama }) => nama, sortable: true, minWidth: '150px' },
  { id: 'username', title: 'Nama pengguna', value: ({ username }) => username, sortable: true },
  { id: 'role_id', title: 'Peran', value: ({ role_id }) => roleLabel(role_id), sortable: true },
  {
    id: 'satuan_kerja_nama',
    title: 'Satuan kerja',
    value: ({ satuan_kerja_nama }) => satuan_kerja_nama,
    sortable: true,
    minWidth: '170px',
  },
  {
    id: 'pegawai',
    title: 'Pegawai',
    value: ({ pegawai }) => pegawai?.nama ?? null,
    cell: ({ pegawai }) => pegawai && <Pegawai {...pegawai} />,
    minWidth: '140px',
  },
  {
    id: 'terakhir_aktif',
    title: 'Terakhir aktif',
    value: ({ terakhir_aktif }) => formatDateTime(terakhir_aktif),
    minWidth: '110px',
  },
  {
    id: 'aktif',
    inCard: 'state',
    title: 'Status',
    value: ({ aktif }) => (aktif ? 'Aktif' : 'Nonaktif'),
    cell: ({ aktif, tertahan_hingga }) => {
      if (!aktif) return <Badge tone="neutral">Nonaktif</Badge>;
      if (tertahan_hingga !== null) return <Badge tone="warning">Percobaan masuk tertahan</Badge>;
      return <Badge tone="success">Aktif</Badge>;
    },
  },
];

/** Whose account it is, and why it opens nothing any more. */
function Pegawai({ nama, satuan_kerja_nama, hubungan }: NonNullable<UserRow['pegawai']>) {
  if (hubungan === 'bertugas') return nama;
  return (
    <>
      {nama}{' '}
      <Badge tone="warning">
        {hubungan === 'berhenti' ? 'Sudah berhenti' : `Bekerja di ${satuan_kerja_nama}`}
      </Badge>
    </>
  );
}

/** What can be done with a row, as its last column; `onAct` is asked from the row's menu. */
export const actsColumn = (onAct: (act: UserAct, user: UserRow) => void): TableColumn<UserRow> => ({
  id: 'tindakan',
  title: 'Tindakan',
  value: () => null,
  cell: (user) => <UserMenu user={user} onAct={onAct} />,
});

function UserMenu({ user, onAct }: { user: UserRow; onAct: (act: UserAct, user: UserRow) => void }) {
  return (
    <Menu
      trigger={
        <IconButton size="small" label={`Tindakan untuk ${user.nama}`} icon={<Ellipsis size={16} />} />
      }
      items={[
        { id: 'ubah', label: 'Ubah', icon: <Pencil size={16} />, onSelect: () => onAct('ubah', user) },
        {
          id: 'reset',
          label: 'Reset kata sandi',
          icon: <KeyRound size={16} />,
          onSelect: () => onAct('reset-kata-sandi', user),
        },
        ...(user.tertahan_hingga === null
          ? []
          : [
              {
                id: 'buka-kunci',
                label: 'Buka percobaan masuk',
                icon: <LockOpen size={16} />,
                onSelect: () => onAct('buka-kunci', user),
              },
            ]),
        ...(user.kemampuan.lepas_faktor_kedua
          ? [
              {
                id: 'lepas-faktor-kedua',
                label: 'Lepas faktor kedua',
                icon: <ShieldOff size={16} />,
                onSelect: () => onAct('lepas-faktor-kedua', user),
              },
            ]
          : []),
        user.aktif
          ? {
              id: 'nonaktifkan',
              label: 'Nonaktifkan',
              icon: <UserX size={16} />,
              tone: 'danger',
              separated: true,
              disabled: !user.kemampuan.nonaktifkan,
              onSelect: () => onAct('ubah-keaktifan', user),
            }
          : {
              id: 'aktifkan',
              label: 'Aktifkan',
              icon: <UserCheck size={16} />,
              separated: true,
              onSelect: () => onAct('ubah-keaktifan', user),
            },
      ]}
    />
  );
}
