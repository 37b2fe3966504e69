import { callQuery } from '@selaras/api-client';
import type { capaianIkuCalls, QueryOf } from '@selaras/contracts';
import { resources } from './resource-endpoints';

const RESOURCE = 'capaian-iku';
const { daftar, ringkasan } = resources.capaianIku;

/** Achievement of the key indicators of regency and units (domain §9). */
export const capaianIkuQueries = {
  all: [RESOURCE] as const,
  daftar: (query: QueryOf<typeof capaianIkuCalls.daftar>) => callQuery(RESOURCE, daftar, { query }),
  ringkasan: (query: QueryOf<typeof capaianIkuCalls.ringkasan>) => callQuery(RESOURCE, ringkasan, { query }),
};
