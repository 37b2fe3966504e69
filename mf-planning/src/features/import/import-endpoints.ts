import { callQuery, endpointsOf } from '@selaras/api-client';
import { type imporCalls, imporRoutes, type KeadaanBarisImpor } from '@selaras/contracts';

const RESOURCE = 'impor';
export const importEndpoints = endpointsOf<typeof imporCalls>(imporRoutes);
const { get, rows } = importEndpoints;

/** Queries of one import and of the rows of its file. */
export const importQueries = {
  one: (id: number) => callQuery<typeof imporCalls.get>(RESOURCE, get, { params: { id } }),
  rows: (id: number, page: number, keadaan?: KeadaanBarisImpor) =>
    callQuery<typeof imporCalls.rows>(RESOURCE, rows, {
      params: { id },
      query: { page, ...(keadaan && { keadaan }) },
    }),
} as const;
