import { superOnly } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute, defineVersionedRoute } from '../route';

/** Accounts of the portal. */
export const userActs = actsOf('pengguna', {
  read: superOnly,
  create: superOnly,
  update: superOnly,
  'reset-password': superOnly,
  unlock: superOnly,
  'release-second-factor': superOnly,
  deactivate: superOnly,
  reactivate: superOnly,
});

export const usersRoutes = {
  listUsers: defineRoute('GET', '/users', userActs.read),
  userPegawai: defineRoute('GET', '/users/pilihan-pegawai', userActs.read),
  getUserRow: defineRoute('GET', '/users/{id}', userActs.read),
  createUser: defineRoute('POST', '/users', userActs.create),
  updateUser: defineVersionedRoute('PUT', '/users/{id}', userActs.update),
  resetPassword: defineVersionedRoute('PUT', '/users/{id}/kata-sandi', userActs['reset-password']),
  unlockUser: defineRoute('POST', '/users/{id}/buka-kunci', userActs.unlock),
  releaseSecondFactor: defineVersionedRoute(
    'POST',
    '/users/{id}/lepas-faktor-kedua',
    userActs['release-second-factor'],
  ),
  deactivateUser: defineVersionedRoute('POST', '/users/{id}/nonaktifkan', userActs.deactivate),
  reactivateUser: defineVersionedRoute('POST', '/users/{id}/aktifkan', userActs.reactivate),
};
