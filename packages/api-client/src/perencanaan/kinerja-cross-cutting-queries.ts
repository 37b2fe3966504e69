import { callQuery } from '@selaras/api-client';
import type { kinerjaCrossCuttingCalls, QueryOf, simpulCrossCalls } from '@selaras/contracts';
import { resources } from './resource-endpoints';

const RESOURCE = 'kinerja-cross-cutting';
const { kinerjaCrossCutting, simpulCross } = resources;

/** Level below which contributions stand, by the name of their page's call. */
export type SimpulCross = keyof typeof simpulCross;

/** Contributions between units (domain §7). */
export const kinerjaCrossCuttingQueries = {
  all: [RESOURCE] as const,
  /** Nodes of one unit on one level, to choose from. */
  pilihanSimpul: (query: QueryOf<typeof kinerjaCrossCuttingCalls.pilihanSimpul>) =>
    callQuery(RESOURCE, kinerjaCrossCutting.pilihanSimpul, { query }),
  /** Contributions below one node; all four calls answer alike. */
  simpul: (level: SimpulCross, id: number, query: QueryOf<typeof simpulCrossCalls.kinerjaProgram> = {}) =>
    callQuery(RESOURCE, simpulCross[level] as (typeof simpulCross)['kinerjaProgram'], {
      params: { id },
      query,
    }),
};
