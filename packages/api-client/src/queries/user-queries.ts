import type { listUsersCall, QueryOf, userPegawaiCall } from '@selaras/contracts';
import { usersEndpoints } from '../endpoints/users-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'pengguna';

/** Accounts of the portal, for `/admin/users`. */
export const userQueries = {
  all: [RESOURCE] as const,
  list: (query: QueryOf<typeof listUsersCall>) => callQuery(RESOURCE, usersEndpoints.listUsers, { query }),
  /** Employees to whom an account may be linked. */
  pegawai: (query: QueryOf<typeof userPegawaiCall>) =>
    callQuery(RESOURCE, usersEndpoints.userPegawai, { query }),
  one: (id: number) => callQuery(RESOURCE, usersEndpoints.getUserRow, { params: { id } }),
};
