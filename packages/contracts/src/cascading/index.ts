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
  yearKeys,
} from './cascading';
export {
  cascadingActs,
  cascadingRoutes,
  kinerjaActs,
  nodeModalRoutes,
  publicTreeActs,
  solusiMasalahActs,
} from './cascading-routes';
export { type PerubahanEvent, watchCascadingCall, watchPublicCascadingCall } from './changes';
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
