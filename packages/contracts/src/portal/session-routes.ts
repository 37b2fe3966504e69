import { everybody, signedIn } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const sesiActs = actsOf('sesi', {
  masuk: everybody,
  keluar: signedIn,
  pengguna: signedIn,
  'akhiri-semua': signedIn,
  daftar: signedIn,
});

export const sessionRoutes = {
  login: defineRoute('POST', '/login', sesiActs.masuk),
  logout: defineRoute('POST', '/logout', sesiActs.keluar),
  getUser: defineRoute('GET', '/user', sesiActs.pengguna),
  listSessions: defineRoute('GET', '/sessions', sesiActs.daftar),
  endSessions: defineRoute('DELETE', '/sessions', sesiActs['akhiri-semua']),
};
