import type { listUsersCall, QueryOf } from '@selaras/contracts';
import { endpoints } from '../endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'pengguna';

/** Accounts of the portal, for `/admin/users`. */
export const userQueries = {
  all: [RESOURCE] as const,
  list: (query: QueryOf<typeof listUsersCall>) => callQuery(RESOURCE, endpoints.listUsers, { query }),
  one: (id: number) => callQuery(RESOURCE, endpoints.getUserRow, { params: { id } }),
};
