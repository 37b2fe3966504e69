import { callQuery, endpointsOf } from '@selaras/api-client';
import { type lkipNarasiCalls, lkipNarasiKabupatenRoutes, lkipNarasiRoutes } from '@selaras/contracts';
import { lkipQueries, ownerParams } from '../lkip/lkip-queries';
import type { NarasiLevel } from './narasi-level';

/** Kept with the report's sections: what is saved there shows here, and the other way round. */
const [RESOURCE] = lkipQueries.all;

/** Calls of narratives in the report of this unit; null: the regency's. */
export const narasiEndpoints = (unit: number | null) =>
  endpointsOf<typeof lkipNarasiCalls>(unit === null ? lkipNarasiKabupatenRoutes : lkipNarasiRoutes);

/** Narratives of indicators (domain §9 2.5). */
export const narasiQueries = {
  daftar: (unit: number | null) =>
    callQuery<typeof lkipNarasiCalls.daftar>(RESOURCE, narasiEndpoints(unit).daftar, {
      params: ownerParams(unit),
    }),
  /** Whose it is, its answer says: the address names the narrative alone. */
  satu: (level: NarasiLevel, id: number) =>
    callQuery<typeof lkipNarasiCalls.baca>(RESOURCE, narasiEndpoints(level === 'pemda' ? null : 1).baca, {
      params: { id },
    }),
  analisis: (unit: number | null) =>
    callQuery<typeof lkipNarasiCalls.analisis>(RESOURCE, narasiEndpoints(unit).analisis, {
      params: ownerParams(unit),
    }),
};
