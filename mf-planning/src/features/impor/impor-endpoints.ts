import { callQuery, endpointsOf } from '@selaras/api-client';
import { type imporCalls, imporRoutes, type KeadaanBarisImpor } from '@selaras/contracts';

const RESOURCE = 'impor';
export const imporEndpoints = endpointsOf<typeof imporCalls>(imporRoutes);
const { get, rows: baris } = imporEndpoints;

/** Queries of one import and of the rows of its file. */
export const imporQueries = {
  one: (id: number) => callQuery<typeof imporCalls.get>(RESOURCE, get, { params: { id } }),
  baris: (id: number, page: number, keadaan?: KeadaanBarisImpor) =>
    callQuery<typeof imporCalls.rows>(RESOURCE, baris, {
      params: { id },
      query: { page, ...(keadaan && { keadaan }) },
    }),
} as const;
