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
  type GuardName,
  type LayoutName,
  layoutNames,
  type MenuEntry,
  type PageEntry,
  PLATFORM_API,
  type Registry,
  type RegistryEntry,
  type RemoteManifest,
  registryEntrySchema,
  registrySchema,
  remoteManifestSchema,
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
export { type Problem, type ProblemCode, problemCatalogue, problemSchema } from './problem';
export {
  countDownCall,
  endSessionsCall,
  getUserCall,
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
