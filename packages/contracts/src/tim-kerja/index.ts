/** The entities of the domain with pages of their own: list, new row, change, detail. */
export const timKerjaEntities = [] as const;
export { pegawaiCalls, pegawaiImportCalls } from './pegawai/pegawai-calls';
export { pegawaiActs, pegawaiImportRoutes, pegawaiRoutes } from './pegawai/pegawai-routes';
export type {
  AlasanBerhenti,
  JabatanBaru,
  JenisJabatan,
  PegawaiDetail,
  PegawaiRow,
} from './pegawai/pegawai-schemas';
export { NIP_EXAMPLE } from './pegawai/pegawai-schemas';
export { type HasilKerja, type Skp, skpCalls } from './skp/skp-calls';
export { skpActs, skpRoutes } from './skp/skp-routes';
