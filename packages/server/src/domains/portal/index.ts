import type { Domain } from '../../domain';
import { registerDashboard } from './dashboard/dashboard-routes';
import { registerSearch } from './search/search-routes';
import { removeExpired } from './session/housekeeping';
import { registerSession } from './session/session-routes';
import { registerUsers } from './users/user-routes';

/** What the shell's own pages ask for: sign-in, accounts, dashboards and the search over everything. */
export const portal: Domain = {
  name: 'portal',
  register: (app) => {
    registerSession(app);
    registerUsers(app);
    registerDashboard(app);
    registerSearch(app);
  },
  removeExpired,
};
