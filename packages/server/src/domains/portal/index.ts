import type { Domain } from '../../domain';
import { registerAkun } from './akun/akun-routes';
import { registerSecondFactor } from './akun/second-factor-routes';
import { registerDashboard } from './dashboard/dashboard-routes';
import { registerHariIni } from './hari-ini/hari-ini-routes';
import { registerPublicSearch } from './search/public-search-routes';
import { registerSearch } from './search/search-routes';
import { addUsers } from './seed/users';
import { removeExpired } from './session/housekeeping';
import { registerSession } from './session/session-routes';
import { registerUsers } from './users/user-routes';

/** What the shell's own pages ask for: sign-in, accounts, dashboards and the search over everything. */
export const portal: Domain = {
  name: 'portal',
  register: (app) => {
    registerSession(app);
    registerAkun(app);
    registerSecondFactor(app);
    registerUsers(app);
    registerDashboard(app);
    registerHariIni(app);
    registerSearch(app);
    registerPublicSearch(app);
  },
  removeExpired,
  seed: { addRows: ({ rows, organisasi, password }) => addUsers(rows, organisasi, password) },
};
