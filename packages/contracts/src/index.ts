export { type Berkas, berkasIdsSchema, berkasSchema, unduhBerkasCall, unggahBerkasCall } from './berkas';
export {
  BERKAS_MAX_BYTES,
  type JenisBerkas,
  jenisBerkas,
  type TujuanBerkas,
  tujuanBerkas,
} from './berkas-batas';
export {
  type AnswerOf,
  type AnyCall,
  type ApiCall,
  type BodyOf,
  defineCall,
  type HttpMethod,
  type ParamsOf,
  type QueryOf,
} from './call';
export { CARI_LIMIT, CARI_MIN, cariIndikatorCall, type IndikatorTemuan } from './cari';
export {
  type CascadingTree,
  cascadingTreeSchema,
  getCascadingCall,
  getPublicCascadingCall,
  type KinerjaKegiatanNode,
  type KinerjaProgramNode,
  type KinerjaSubKegiatanNode,
  type SasaranPdNode,
  type SasaranRpjmdNode,
  type TreeLevel,
  treeLevels,
  yearKeys,
} from './cascading';
export {
  type AnggaranSummary,
  anggaranSummarySchema,
  type CapaianCount,
  type Dashboard,
  type DashboardPd,
  getDashboardCall,
  getDashboardPdCall,
  type IkuCard,
  ikuCardSchema,
  type PeringkatRow,
  publicRingkasanCall,
  type Ringkasan,
  type Tugas,
  type ValidasiCount,
} from './dashboard';
export {
  downloadPerjanjianKinerjaCall,
  type PerjanjianKinerjaKind,
  perjanjianKinerjaKinds,
  rekapAnggaranCall,
} from './document';
export {
  catatInsidenCall,
  INSIDEN_LIMIT,
  INSIDEN_TEXT_LIMIT,
  type Insiden,
  type InsidenKind,
  insidenKinds,
  type WaktuAset,
} from './insiden';
export {
  type GuardName,
  type LayoutName,
  layoutNames,
  type MenuEntry,
  type PageEntry,
  type Registry,
  type RegistryEntry,
  type RemoteBuild,
  type RemoteKind,
  type RemoteManifest,
  type RemoteVersion,
  registryEntrySchema,
  registrySchema,
  remoteBuildSchema,
  remoteManifestSchema,
  type ShellBuild,
  type ShellPart,
  shellBuildSchema,
  shellParts,
} from './manifest';
export {
  type DefinisiOperasionalRow,
  type KamusIndikatorNode,
  type KinerjaLangkahAksiRow,
  type KinerjaWakilDirektur,
  publicDefinisiOperasionalCall,
  publicKamusIndikatorCall,
  publicKinerjaLangkahAksiCall,
  publicKinerjaWakilDirekturCall,
  publicRencanaAksiCall,
  publicRencanaAksiGubernurCall,
  type RencanaAksiRow,
  type SolusiMasalah,
  type SolusiMasalahPart,
  type SolusiMasalahType,
  solusiMasalahCall,
  solusiMasalahTypes,
} from './node-modal';
export {
  OPTION_LIMIT,
  type OptionModel,
  optionIndikatorCall,
  optionIndikatorSasaranStrategisCall,
  optionIndikatorTujuanCall,
  optionKegiatanCall,
  optionMisiCall,
  optionModels,
  optionPegawaiCall,
  optionPengampuTimKerjaCall,
  optionPengampuUnitKerjaCall,
  optionProgramCall,
  optionSasaranCall,
  optionSasaranStrategisCall,
  optionSatuanKerjaCall,
  optionSubKegiatanCall,
  optionTujuanCall,
  type PengampuType,
  pengampuTypes,
  publicOptionSatuanKerjaCall,
} from './option';
export {
  idSchema,
  type Option,
  optionListSchema,
  optionSchema,
  type Page,
  PER_PAGE,
  pageOf,
  pageQuery,
} from './paging';
export {
  type CapaianIku,
  capaianIkuCalls,
  type PredikatIku,
  predikatIku,
  type TingkatIku,
  tingkatIku,
} from './perencanaan/capaian-iku';
export {
  kinerjaCrossCuttingCalls,
  simpulCrossCalls,
  simpulCrossEksporCalls,
  statusCross,
} from './perencanaan/cross';
export {
  type Impor,
  type ImporBaris,
  imporCalls,
  type JenisImpor,
  type KeadaanBarisImpor,
  type KeadaanImpor,
} from './perencanaan/impor';
export { IMPOR_MAX_BYTES } from './perencanaan/impor-batas';
export { kamusIndikatorCalls } from './perencanaan/kamus-indikator';
export { kamusIndikatorFungsionalCalls } from './perencanaan/kamus-indikator-fungsional';
export { kinerjaKegiatanCalls } from './perencanaan/kinerja-kegiatan';
export { kinerjaLangkahAksiCalls } from './perencanaan/kinerja-langkah-aksi';
export { kinerjaProgramCalls } from './perencanaan/kinerja-program';
export { kinerjaSubKegiatanCalls } from './perencanaan/kinerja-sub-kegiatan';
export { kegiatanCalls, kodeNomenklatur, programCalls, subKegiatanCalls } from './perencanaan/nomenklatur';
export {
  type BarisPerjanjian,
  type BarisPerjanjianPegawai,
  type PerjanjianRincian,
  perjanjianKinerjaCalls,
  perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPemdaCalls,
  type StatusPerjanjian,
} from './perencanaan/perjanjian-kinerja';
export { kodeReferensi, referensiCalls } from './perencanaan/referensi';
export {
  type BarisRekap,
  type BarisRekapUnit,
  type JumlahAnggaran,
  rekapAnggaranCalls,
} from './perencanaan/rekap-anggaran';
export { keadaanRencanaAksi, rencanaAksiPdCalls, rencanaAksiRpjmdCalls } from './perencanaan/rencana-aksi';
export {
  type BarisTerintegrasi,
  type BuktiLangkahAksi,
  type IsianTerintegrasi,
  rencanaAksiTerintegrasiCalls,
  type TingkatTerintegrasi,
  tingkatTerintegrasi,
} from './perencanaan/rencana-aksi-terintegrasi';
export { sasaranStrategisPdCalls } from './perencanaan/sasaran-strategis-pd';
export { sasaranStrategisRpjmdCalls } from './perencanaan/sasaran-strategis-rpjmd';
export { type PutusanBappeda, putusanBappeda } from './perencanaan/validasi-bappeda';
export {
  type BarisCascade,
  type ValidasiPerencanaanRincian,
  validasiPerencanaanCalls,
} from './perencanaan/validasi-perencanaan';
export { visiMisiRpjmdCalls } from './perencanaan/visi-misi-rpjmd';
export {
  type PerubahanEvent,
  watchCascadingCall,
  watchPublicCascadingCall,
} from './perubahan';
export { PLATFORM_API } from './platform-api';
export { type Problem, type ProblemCode, problemCatalogue, problemSchema } from './problem';
export {
  type Anak,
  type BidangPerencanaan,
  bidangPerencanaan,
  type Kunci,
  kunciSchema,
  type ResourceCalls,
  type Riwayat,
  XLSX_TYPE,
} from './resource';
export {
  countDownCall,
  endSessionsCall,
  getUserCall,
  listSessionsCall,
  loginBody,
  loginCall,
  logoutCall,
  type PlanningValidation,
  planningValidationCall,
  planningValidationSchema,
  type User,
  userSchema,
} from './session';
export { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from './tahun';
export {
  createUserBody,
  createUserCall,
  deactivateUserCall,
  getUserRowCall,
  listUsersCall,
  PASSWORD_MIN,
  reactivateUserCall,
  resetPasswordBody,
  resetPasswordCall,
  type UserOrder,
  type UserRow,
  updateUserBody,
  updateUserCall,
  userOrders,
  userRowSchema,
} from './users';
