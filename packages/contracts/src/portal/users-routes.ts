import { superOnly } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

/** Accounts of the portal. */
export const penggunaActs = actsOf('pengguna', {
  read: superOnly,
  create: superOnly,
  update: superOnly,
  'reset-password': superOnly,
  deactivate: superOnly,
  reactivate: superOnly,
});

export const usersRoutes = {
  listUsers: defineRoute('GET', '/users', penggunaActs.read),
  getUserRow: defineRoute('GET', '/users/{id}', penggunaActs.read),
  createUser: defineRoute('POST', '/users', penggunaActs.create),
  updateUser: defineRoute('PUT', '/users/{id}', penggunaActs.update),
  resetPassword: defineRoute('PUT', '/users/{id}/kata-sandi', penggunaActs['reset-password']),
  deactivateUser: defineRoute('POST', '/users/{id}/nonaktifkan', penggunaActs.deactivate),
  reactivateUser: defineRoute('POST', '/users/{id}/aktifkan', penggunaActs.reactivate),
};
