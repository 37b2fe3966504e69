import type {
  publicDefinisiOperasionalCall,
  publicKinerjaLangkahAksiCall,
  publicRencanaAksiCall,
  publicRencanaAksiGubernurCall,
  QueryOf,
  SolusiMasalahType,
} from '@selaras/contracts';
import { nodeModalEndpoints } from '../endpoints/node-modal-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'node-modal';

/**
 * The seven calls behind the modals of a node (spec 1 §7). They are public calls, so that without `tahun` they read the
 * public year; a signed-in page names its own.
 */
export const nodeModalQueries = {
  all: [RESOURCE] as const,
  solusiMasalah: (type: SolusiMasalahType, id: number) =>
    callQuery(RESOURCE, nodeModalEndpoints.solusiMasalah, { query: { type, id } }),
  rencanaAksi: (query: QueryOf<typeof publicRencanaAksiCall>, tahun?: number) =>
    callQuery(RESOURCE, nodeModalEndpoints.publicRencanaAksi, { query, tahun }),
  rencanaAksiGubernur: (query: QueryOf<typeof publicRencanaAksiGubernurCall>, tahun?: number) =>
    callQuery(RESOURCE, nodeModalEndpoints.publicRencanaAksiGubernur, { query, tahun }),
  definisiOperasional: (query: QueryOf<typeof publicDefinisiOperasionalCall>, tahun?: number) =>
    callQuery(RESOURCE, nodeModalEndpoints.publicDefinisiOperasional, { query, tahun }),
  kamusIndikator: (kinerjaSubKegiatanId: number, tahun?: number) =>
    callQuery(RESOURCE, nodeModalEndpoints.publicKamusIndikator, { query: { kinerjaSubKegiatanId }, tahun }),
  kinerjaWakilDirektur: (kinerjaProgramId: number, tahun?: number) =>
    callQuery(RESOURCE, nodeModalEndpoints.publicKinerjaWakilDirektur, {
      query: { kinerjaProgramId },
      tahun,
    }),
  kinerjaLangkahAksi: (query: QueryOf<typeof publicKinerjaLangkahAksiCall>, tahun?: number) =>
    callQuery(RESOURCE, nodeModalEndpoints.publicKinerjaLangkahAksi, { query, tahun }),
};
