// For remotes that were written with 0.10.0, when these lists were here.
export {
  type JenisJabatan,
  jenisPerjanjianUnit,
  type KeadaanCapaian,
  keadaanCapaian,
  keadaanRencanaAksi,
  type Putusan as PutusanBappeda,
  semuaPutusan as putusanBappeda,
  type TingkatIku,
  type TingkatTahunan,
  tingkatIku,
  tingkatTahunan,
} from '@selaras/domain';
export { type Act, actsOf } from './act';
export type { AsalAngkaLangkah } from './asal-angka/asal-angka';
export { type BidangPerencanaan, bidangPerencanaan } from './bidang';
export {
  type AnswerOf,
  type AnyCall,
  type ApiCall,
  type BodyOf,
  type CheckedBodyOf,
  callsIn,
  defineCall,
  isCall,
  type ParamsOf,
  type QueryOf,
} from './call';
export {
  CALLS_FILE,
  type CallContract,
  callContractSchema,
  callsFileSchema,
  contractOf,
  type UsedCalls,
} from './call-contract';
export type { CapaianCount } from './capaian-count';
export * from './cascading';
export { type DataFormat, dataAddress, dataFormats, isDataPath, pageAddress } from './data-address';
export * from './display';
export {
  defineEntity,
  type Entity,
  type LockKind,
  labelFields,
  type ResourceRules,
  type StoredAs,
} from './entity';
export { entityCalls } from './entity-calls';
export {
  type ChoiceEntityField,
  columnOf,
  type DateEntityField,
  type EntityField,
  type EntityFields,
  fieldGroupsOf,
  isTextField,
  labelsOf,
  type NumberEntityField,
  type ReferenceEntityField,
  referenceName,
  type SwitchEntityField,
  sheetTitle,
  type TextEntityField,
  unitFields,
} from './entity-field';
export { crossPage, crossTitle, entityMenu, entityPages, guardOf, pagesOfEntities } from './entity-pages';
export { bodyShape, type FieldValue } from './entity-schema';
export {
  FILE_MAX_BYTES,
  type FileKind,
  type FilePurpose,
  fileKinds,
  filePurposes,
  LARGEST_FILE_BYTES,
  maxBytesOf,
  pictureLimits,
} from './files/file-limits';
export { fileActs, fileRoutes } from './files/file-routes';
export { downloadFileCall, fileIdsSchema, fileSchema, type KeptFile, uploadFileCall } from './files/files';
export { type IkuCard, ikuCardSchema } from './iku/iku-card';
export type { RankRow } from './iku/rank-row';
export {
  type ImportJob,
  type ImportRow,
  type ImportRowState,
  type ImportState,
  type ImportSubject,
  importCalls,
} from './import/import-calls';
export { IMPORT_MAX_BYTES } from './import/import-limits';
export { importActs, importRoutes } from './import/import-routes';
export { komentarFields } from './komentar/komentar-fields';
export * from './lke';
export {
  type GuardName,
  type LayoutName,
  layoutNames,
  type MenuEntry,
  type PageEntry,
  type PlainGuard,
  plainGuards,
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
  type ShellProvides,
  shellBuildSchema,
  shellParts,
} from './manifest';
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
export * from './planning';
export * from './platform';
export { PLATFORM_API } from './platform-api';
export * from './portal';
export { findingSchema, type Problem, type ProblemCode, problemCatalogue, problemSchema } from './problem';
export * from './rapor';
export {
  type ChildrenCount,
  type Kunci,
  kunciSchema,
  type RemovalQuery,
  type ResourceCalls,
  type Riwayat,
  XLSX_TYPE,
} from './resource';
export { resourceRoutes } from './resource-routes';
export type { HttpMethod, Route } from './route';
export { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from './tahun';
export * from './tim-kerja';
export { type TreeLevel, treeLevels } from './tree-level';
