export {
  capaianKabupatenCalls,
  capaianSatuanKerjaCalls,
  type DaftarIku,
  daftarIkuCalls,
  daftarIkuFilters,
} from './capaian-iku';
export { capaianKabupatenRoutes, capaianSatuanKerjaRoutes, daftarIkuRoutes } from './capaian-iku-routes';
export {
  type CapaianTingkatRow,
  type CapaianUnit,
  capaianTingkatCalls,
  capaianTingkatFilters,
  type TingkatCapaian,
} from './capaian-tingkat';
export { capaianTingkatRoutes } from './capaian-tingkat-routes';
export { type DisplayCalls, defineDisplay } from './display-call';
export {
  type DisplayReader,
  displayActs,
  displayReaders,
  displayRoutes,
  publicDisplayActs,
} from './display-route';
export {
  type BarisEfisiensi,
  type EfisiensiAnggaran,
  efisiensiKabupatenCalls,
  efisiensiSatuanKerjaCalls,
} from './efisiensi';
export { efisiensiKabupatenRoutes, efisiensiSatuanKerjaRoutes } from './efisiensi-routes';
export {
  type IndikatorDetail,
  type IndikatorFound,
  indikatorCalls,
  indikatorSearchCalls,
  type MissedBelow,
  peringkatCalls,
} from './indikator';
export {
  type AsalIndikator,
  asalIndikator,
  indikatorRoutes,
  indikatorSearchRoutes,
  type PemilikIndikator,
  pemilikIndikator,
  peringkatRoutes,
} from './indikator-routes';
export { type KeuanganRow, keuanganCalls } from './keuangan';
export { keuanganRoutes } from './keuangan-routes';
export {
  type IndikatorLimaTahun,
  type ProgramRenstra,
  type Rpjmd,
  renstraCalls,
  rpjmdCalls,
  type SasaranRenstra,
} from './lima-tahun';
export { renstraRoutes, rpjmdRoutes } from './lima-tahun-routes';
export {
  type PerjanjianDisplay,
  perjanjianKabupatenCalls,
  perjanjianSatuanKerjaCalls,
} from './perjanjian';
export { perjanjianKabupatenRoutes, perjanjianSatuanKerjaRoutes } from './perjanjian-routes';
export type { PlanFigures } from './plan-figures';
export {
  type ProgramInovatif,
  programInovatifCalls,
  programInovatifDisplayCalls,
} from './program-inovatif/program-inovatif';
export { gambarInovasiFields, programInovatifFields } from './program-inovatif/program-inovatif-fields';
export {
  programInovatifActs,
  programInovatifDisplayRoutes,
  programInovatifRoutes,
} from './program-inovatif/program-inovatif-routes';
export {
  type QuarterFigures,
  type RencanaAksiDisplay,
  type RencanaTerintegrasiRow,
  rencanaAksiKabupatenCalls,
  rencanaAksiSatuanKerjaCalls,
  rencanaTerintegrasiCalls,
} from './rencana-aksi';
export {
  rencanaAksiKabupatenRoutes,
  rencanaAksiSatuanKerjaRoutes,
  rencanaTerintegrasiRoutes,
  tingkatRencanaTerintegrasi,
} from './rencana-aksi-routes';
export { type Rkpd, type Rkt, type RktRow, rkpdCalls, rktCalls } from './rencana-tahunan';
export { rkpdRoutes, rktRoutes, tingkatRkt } from './rencana-tahunan-routes';
