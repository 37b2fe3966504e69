export type { Terminal } from './terminal';
