import type { Session } from '@selaras/portal';
import { guest } from '@selaras/portal/testing';
import { roleIds } from '@selaras/roles';

/** Staff of Dinas Kesehatan in 2025. */
export const unitStaff: Session = {
  ...guest,
  user: {
    id: 4,
    username: 'dinkes',
    nama: 'Siti Rahma',
    role_id: roleIds.perangkat_daerah,
    satuan_kerja_id: 1012,
    satuan_kerja_nama: 'Dinas Kesehatan',
  },
  tahunPublik: 2024,
};

export const superUser: Session = {
  ...unitStaff,
  user: {
    id: 1,
    username: 'super',
    nama: 'Ayu',
    role_id: roleIds.super,
    satuan_kerja_id: null,
    satuan_kerja_nama: null,
  },
};
