import { callQuery } from '@selaras/api-client';
import type { rencanaAksiTerintegrasiCalls } from '@selaras/contracts';
import { resources } from './resource-endpoints';

const RESOURCE = 'rencana-aksi-terintegrasi';
const { daftar } = resources.rencanaAksiTerintegrasi;

/** All levels of a unit's plan with targets and realisation by quarter. */
export const rencanaAksiTerintegrasiQueries = {
  all: [RESOURCE] as const,
  daftar: (satuan_kerja_id: number) =>
    callQuery<typeof rencanaAksiTerintegrasiCalls.daftar>(RESOURCE, daftar, { query: { satuan_kerja_id } }),
};
