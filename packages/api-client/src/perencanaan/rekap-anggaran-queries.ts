import { callQuery } from '@selaras/api-client';
import { resources } from './resource-endpoints';

const RESOURCE = 'rekap-anggaran';
const { pohon, kabupaten } = resources.rekapAnggaran;

/** Budget recap of a unit as a tree, and of all units as their sums (domain §9). */
export const rekapAnggaranQueries = {
  all: [RESOURCE] as const,
  pohon: (satuan_kerja_id: number) => callQuery(RESOURCE, pohon, { query: { satuan_kerja_id } }),
  kabupaten: () => callQuery(RESOURCE, kabupaten, {}),
};
