export {
  type AliranRapor,
  type AsalSaringan,
  type JenisRapor,
  jenisRapor,
  type PenyebabSaringan,
  type RaporPeringkatRow,
  type RaporPublik,
  type RaporRingkasan,
  type RaporRow,
  type RaporSasaranRow,
  raporCalls,
  raporPublikCalls,
  triwulanSchema,
} from './kartu/rapor-calls';
export { raporActs, raporPublikActs, raporPublikRoutes, raporRoutes } from './kartu/rapor-routes';
export {
  type AlurLkip,
  type AntreanReviu,
  type LangkahLkipRow,
  lkipAlurCalls,
  lkipAlurKabupatenCalls,
  lkipReviuCalls,
  type PercakapanLkip,
} from './lkip/lkip-alur-calls';
export { langkahLkipFields } from './lkip/lkip-alur-fields';
export { BALASAN_LKIP_MAX, KUTIPAN_MAX, PERCAKAPAN_MAX } from './lkip/lkip-alur-limits';
export {
  lkipAlurActs,
  lkipAlurKabupatenActs,
  lkipAlurKabupatenRoutes,
  lkipAlurRoutes,
  lkipReviuActs,
  lkipReviuRoutes,
} from './lkip/lkip-alur-routes';
export {
  type LkipBagian,
  type LkipLaporan,
  type LkipVersi,
  lkipCalls,
  lkipKabupatenCalls,
} from './lkip/lkip-calls';
export { type BentukLkip, type LkipEkspor, lkipEksporCalls } from './lkip/lkip-ekspor-calls';
export { lkipEksporRoutes } from './lkip/lkip-ekspor-routes';
export {
  type AnalisisBagian,
  type DaftarNarasi,
  type KeadaanAnalisis,
  lkipNarasiCalls,
  lkipNarasiKabupatenCalls,
  type Narasi,
  type NarasiAnalisis,
  type NarasiBagian,
  type NarasiBaris,
  type NarasiDraf,
} from './lkip/lkip-narasi-calls';
export { lkipNarasiKabupatenRoutes, lkipNarasiRoutes } from './lkip/lkip-narasi-routes';
export { lkipActs, lkipKabupatenActs, lkipKabupatenRoutes, lkipRoutes } from './lkip/lkip-routes';
export { type LkipTabelBagian, lkipTabelCalls } from './lkip/lkip-tabel-calls';
export { lkipTabelRoutes } from './lkip/lkip-tabel-routes';
export {
  type Laporan,
  type LaporanBagian,
  type LaporanGrafik,
  type LaporanTabel,
  laporanSchema,
  laporanTabelSchema,
} from './naskah/laporan';
export {
  type Naskah,
  type NaskahBlok,
  type NaskahDaftar,
  type NaskahSebaris,
  type NaskahTanda,
  naskahSchema,
} from './naskah/naskah';
export { beginsDeeper, NASKAH_MAX, type NaskahNomor, naskahNomor } from './naskah/naskah-limits';
export {
  type BarisNilaiJenjang,
  NILAI_JENJANG_MAX,
  nilaiJenjangCalls,
  type RekapNilaiJenjang,
} from './nilai-jenjang/nilai-jenjang-calls';
export { nilaiJenjangFields } from './nilai-jenjang/nilai-jenjang-fields';
export { nilaiJenjangActs, nilaiJenjangRoutes } from './nilai-jenjang/nilai-jenjang-routes';
export {
  type PenambahanOutput,
  penambahanOutputCalls,
  type TriwulanOutput,
} from './penambahan-output/penambahan-output-calls';
export { penambahanOutputActs, penambahanOutputRoutes } from './penambahan-output/penambahan-output-routes';
export { penyebabKegagalanCalls } from './penyebab/penyebab-kegagalan-calls';
export { penyebabKegagalanEntity, penyebabKegagalanRoutes } from './penyebab/penyebab-kegagalan-entity';
export {
  type KinerjaRapor,
  type LangkahBerlampiran,
  type LangkahPerbaikanDaftar,
  type LangkahPerbaikanRow,
  type PenyebabKegagalan,
  type PutaranPerbaikan,
  perbaikanCalls,
} from './penyebab/perbaikan-calls';
export { perbaikanRoutes } from './penyebab/perbaikan-routes';
export { raporReaderRoles } from './rules';

/** The entities of the domain with pages of their own: list, new row, change, detail. */
export const raporEntities = [] as const;
