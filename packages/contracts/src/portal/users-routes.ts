import { superOnly } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/** Accounts of the portal. */
export const penggunaActs = actsOf('pengguna', {
  lihat: superOnly,
  buat: superOnly,
  ubah: superOnly,
  'reset-kata-sandi': superOnly,
  nonaktifkan: superOnly,
  aktifkan: superOnly,
});

export const usersRoutes = {
  listUsers: defineRoute('GET', '/users', penggunaActs.lihat),
  getUserRow: defineRoute('GET', '/users/{id}', penggunaActs.lihat),
  createUser: defineRoute('POST', '/users', penggunaActs.buat),
  updateUser: defineRoute('PUT', '/users/{id}', penggunaActs.ubah),
  resetPassword: defineRoute('PUT', '/users/{id}/kata-sandi', penggunaActs['reset-kata-sandi']),
  deactivateUser: defineRoute('POST', '/users/{id}/nonaktifkan', penggunaActs.nonaktifkan),
  reactivateUser: defineRoute('POST', '/users/{id}/aktifkan', penggunaActs.aktifkan),
};
