import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type lkipCalls,
  lkipKabupatenRoutes,
  lkipRoutes,
  type lkipTabelCalls,
  lkipTabelRoutes,
} from '@selaras/contracts';
import type { BabLkip } from '@selaras/domain';

const RESOURCE = 'lkip';

/** Calls of the report of this unit; null: the regency's. They differ in their address alone. */
export const lkipEndpoints = (unit: number | null) =>
  endpointsOf<typeof lkipCalls>(unit === null ? lkipKabupatenRoutes : lkipRoutes);

const tabelEndpoints = endpointsOf<typeof lkipTabelCalls>(lkipTabelRoutes);

/** What names the report in an address. */
export const ownerParams = (unit: number | null) => (unit === null ? {} : { satkerId: unit });

/** Sections of a report, and what they were (domain §9 2.5). */
export const lkipQueries = {
  all: [RESOURCE] as const,
  bab: (unit: number | null, bab: BabLkip) =>
    callQuery<typeof lkipCalls.baca>(RESOURCE, lkipEndpoints(unit).baca, {
      params: ownerParams(unit),
      query: { bab },
    }),
  /** Tables of a chapter; chapters of which there are none are not asked for. */
  tabel: (unit: number | null, bab: BabLkip) => {
    const asked = bab === 'I' || bab === 'II' || bab === 'III';
    const query = asked ? { bab } : {};
    const found =
      unit === null
        ? callQuery(RESOURCE, tabelEndpoints.kabupaten, { query })
        : callQuery(RESOURCE, tabelEndpoints.satuanKerja, { params: { satkerId: unit }, query });
    return { queryKey: found.queryKey, queryFn: found.queryFn, enabled: asked };
  },
  daftarVersi: (unit: number | null, bagian: string, page: number) =>
    callQuery<typeof lkipCalls.daftarVersi>(RESOURCE, lkipEndpoints(unit).daftarVersi, {
      params: { ...ownerParams(unit), bagian },
      query: { page },
    }),
  versi: (unit: number | null, bagian: string, versi: number) =>
    callQuery<typeof lkipCalls.versi>(RESOURCE, lkipEndpoints(unit).versi, {
      params: { ...ownerParams(unit), bagian, versi },
    }),
};
