import { callQuery, endpointsOf } from '@selaras/api-client';
import { type ImportRowState, type importCalls, importRoutes } from '@selaras/contracts';

const RESOURCE = 'impor';
export const importEndpoints = endpointsOf<typeof importCalls>(importRoutes);
const { get, rows } = importEndpoints;

/** Queries of one import and of the rows of its file. */
export const importQueries = {
  one: (id: number) => callQuery<typeof importCalls.get>(RESOURCE, get, { params: { id } }),
  rows: (id: number, page: number, keadaan?: ImportRowState) =>
    callQuery<typeof importCalls.rows>(RESOURCE, rows, {
      params: { id },
      query: { page, ...(keadaan && { keadaan }) },
    }),
} as const;
