export {
  anggotaTimCalls,
  type CalonAnggota,
  type CalonRinci,
  calonAnggotaCalls,
} from './anggota/anggota-calls';
export { anggotaFields, catatanAnggotaFields } from './anggota/anggota-fields';
export { PUTUSAN_MAX } from './anggota/anggota-limits';
export type { AnggotaRinci, AnggotaTim, RiwayatAnggota } from './anggota/anggota-schema';
export { bebanKerjaCalls } from './beban/beban-calls';
export { bebanKerjaActs, bebanKerjaRoutes } from './beban/beban-routes';
export type {
  BebanKerja,
  BebanOrang,
  LangkahBeban,
  OrangBeban,
  PemindahanLangkah,
  PenerimaLangkah,
} from './beban/beban-schemas';
export { laporanFields } from './saya/laporan-fields';
export {
  type AngkaLangkahTim,
  type BagianLangkah,
  BUKTI_PER_TRIWULAN,
  KONFIRMASI_MAX,
  type LangkahSaya,
  type LangkahTim,
  type OrangTim,
  type RealisasiAnggota,
  type RingkasTimSaya,
  type TimAnggotaSaya,
  type TimSaya,
  type TimSayaDetail,
  timSayaCalls,
} from './saya/tim-saya-calls';
export { timSayaActs, timSayaRoutes } from './saya/tim-saya-routes';
export { pejabatSementaraFields, timFields } from './tim/tim-fields';
export {
  type BawaanTim,
  type PejabatSementara,
  pejabatSementaraCalls,
  type TimKerjaRinci,
  type TimKerjaRow,
  timKerjaCalls,
} from './tim/tim-kerja-calls';
export {
  anggotaTimRoutes,
  calonAnggotaRoutes,
  pejabatSementaraRoutes,
  timKerjaActs,
  timKerjaRoutes,
} from './tim-kerja-routes';
export { validasiAnggotaCalls } from './validasi/validasi-anggota-calls';
export { validasiAnggotaActs, validasiAnggotaRoutes } from './validasi/validasi-anggota-routes';

/** The entities of the domain with pages of their own: list, new row, change, detail. */
export const timKerjaEntities = [] as const;
export { pegawaiCalls, pegawaiImportCalls } from './pegawai/pegawai-calls';
export { jabatanPegawaiFields, pegawaiFields } from './pegawai/pegawai-fields';
export { pegawaiActs, pegawaiImportRoutes, pegawaiRoutes } from './pegawai/pegawai-routes';
export type { AlasanBerhenti, JabatanBaru, PegawaiDetail, PegawaiRow } from './pegawai/pegawai-schemas';
export { NIP_EXAMPLE } from './pegawai/pegawai-schemas';
export { type HasilKerja, type Skp, skpCalls } from './skp/skp-calls';
export { skpActs, skpRoutes } from './skp/skp-routes';
