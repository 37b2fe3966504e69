import type { UserRow } from '@selaras/contracts';
import { optionsOf } from '@selaras/domain';
import { defineReadList, unitFilter } from '@selaras/resource/core';
import { roleOptions } from './role-label';
import { userColumns } from './user-columns';

/** The list of `/admin/users`. */
export const userList = defineReadList<UserRow>({
  caption: 'Daftar pengguna',
  search: 'Cari nama, pegawai, satuan kerja',
  failed: 'Daftar pengguna gagal dimuat',
  noneFits: 'Tidak ada pengguna yang cocok dengan saringan.',
  columns: userColumns,
  filters: [
    { name: 'role_id', label: 'Peran', options: roleOptions },
    unitFilter,
    {
      name: 'pegawai',
      label: 'Pegawai',
      options: optionsOf({ tanpa: 'Tanpa pegawai', ada: 'Dengan pegawai' }),
    },
    {
      name: 'aktif',
      label: 'Status',
      options: [
        { value: 'true', label: 'Aktif' },
        { value: 'false', label: 'Nonaktif' },
      ],
    },
  ],
  sort: { column: 'nama', descending: false },
  rowId: ({ id }) => id,
});
