import { everybody, signedIn } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const sesiActs = actsOf('sesi', {
  login: everybody,
  logout: signedIn,
  read: signedIn,
  'end-all': signedIn,
  list: signedIn,
});

export const sessionRoutes = {
  login: defineRoute('POST', '/login', sesiActs.login),
  logout: defineRoute('POST', '/logout', sesiActs.logout),
  getUser: defineRoute('GET', '/user', sesiActs.read),
  listSessions: defineRoute('GET', '/sessions', sesiActs.list),
  endSessions: defineRoute('DELETE', '/sessions', sesiActs['end-all']),
};
