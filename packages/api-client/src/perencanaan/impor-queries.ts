import { callQuery } from '@selaras/api-client';
import type { imporCalls, KeadaanBarisImpor } from '@selaras/contracts';
import { resources } from './resource-endpoints';

const RESOURCE = 'impor';
const { get, baris } = resources.impor;

/** Queries of one import and of the rows of its file. */
export const imporQueries = {
  one: (id: number) => callQuery<typeof imporCalls.get>(RESOURCE, get, { params: { id } }),
  baris: (id: number, page: number, keadaan?: KeadaanBarisImpor) =>
    callQuery<typeof imporCalls.baris>(RESOURCE, baris, {
      params: { id },
      query: { page, ...(keadaan && { keadaan }) },
    }),
} as const;
