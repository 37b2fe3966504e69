import type {
  publicDefinisiOperasionalCall,
  publicRencanaAksiCall,
  publicRencanaAksiGubernurCall,
  QueryOf,
  SolusiMasalahType,
} from '@selaras/contracts';
import { endpoints } from '../endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'modal-simpul';

/** The six calls behind the modals of a node (spec 1 §7). */
export const nodeModalQueries = {
  all: [RESOURCE] as const,
  solusiMasalah: (type: SolusiMasalahType, id: number) =>
    callQuery(RESOURCE, endpoints.solusiMasalah, { query: { type, id } }),
  rencanaAksi: (query: QueryOf<typeof publicRencanaAksiCall>) =>
    callQuery(RESOURCE, endpoints.publicRencanaAksi, { query }),
  rencanaAksiGubernur: (query: QueryOf<typeof publicRencanaAksiGubernurCall>) =>
    callQuery(RESOURCE, endpoints.publicRencanaAksiGubernur, { query }),
  definisiOperasional: (query: QueryOf<typeof publicDefinisiOperasionalCall>) =>
    callQuery(RESOURCE, endpoints.publicDefinisiOperasional, { query }),
  kinerjaWakilDirektur: (kinerjaProgramId: number) =>
    callQuery(RESOURCE, endpoints.publicKinerjaWakilDirektur, { query: { kinerjaProgramId } }),
  kinerjaLangkahAksi: (kinerjaProgramId: number, kinerjaSubKegiatanId?: number) =>
    callQuery(RESOURCE, endpoints.publicKinerjaLangkahAksi, {
      query: { kinerjaProgramId, kinerjaSubKegiatanId },
    }),
};
