import { everybody, signedIn } from '@selaras/roles';
import { actsOf } from '../act';
import { defineRoute } from '../route';

export const sessionActs = actsOf('sesi', {
  login: everybody,
  'demo-accounts': everybody,
  logout: signedIn,
  read: signedIn,
  'end-all': signedIn,
  list: signedIn,
});

export const sessionRoutes = {
  login: defineRoute('POST', '/login', sessionActs.login),
  demoAccounts: defineRoute('GET', '/demo-accounts', sessionActs['demo-accounts']),
  logout: defineRoute('POST', '/logout', sessionActs.logout),
  getUser: defineRoute('GET', '/user', sessionActs.read),
  listSessions: defineRoute('GET', '/sessions', sessionActs.list),
  endSessions: defineRoute('DELETE', '/sessions', sessionActs['end-all']),
};
