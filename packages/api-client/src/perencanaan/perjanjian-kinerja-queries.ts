import { callQuery } from '@selaras/api-client';
import type { perjanjianKinerjaCalls, perjanjianKinerjaPegawaiCalls, QueryOf } from '@selaras/contracts';
import { resources } from './resource-endpoints';

const RESOURCE = 'perjanjian-kinerja';
const { perjanjianKinerja: unit, perjanjianKinerjaPegawai: pegawai } = resources;

/** Performance agreements of units, the regency and employees (domain §9). */
export const perjanjianKinerjaQueries = {
  all: [RESOURCE] as const,
  daftar: (query: QueryOf<typeof perjanjianKinerjaCalls.daftar> = {}) =>
    callQuery(RESOURCE, unit.daftar, { query }),
  rincian: (id: number) => callQuery(RESOURCE, unit.rincian, { params: { id } }),
  daftarPegawai: (query: QueryOf<typeof perjanjianKinerjaPegawaiCalls.daftar> = {}) =>
    callQuery(RESOURCE, pegawai.daftar, { query }),
  rincianPegawai: (id: number) => callQuery(RESOURCE, pegawai.rincian, { params: { id } }),
} as const;
