export { readPlace } from './import-address';
export { importTools } from './import-button';
export type { ImportKind } from './import-kind';
