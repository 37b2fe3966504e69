import type { listUsersCall, QueryOf } from '@selaras/contracts';
import { usersEndpoints } from '../endpoints/users-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'pengguna';

/** Accounts of the portal, for `/admin/users`. */
export const userQueries = {
  all: [RESOURCE] as const,
  list: (query: QueryOf<typeof listUsersCall>) => callQuery(RESOURCE, usersEndpoints.listUsers, { query }),
  one: (id: number) => callQuery(RESOURCE, usersEndpoints.getUserRow, { params: { id } }),
};
