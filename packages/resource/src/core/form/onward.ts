import type { ResourceRow } from '../resource';
import type { Values } from './field';

/** The form of a further row, with what is known of it filled in. */
export interface FurtherRow {
  /** Words of the link to it. */
  readonly label: string;
  readonly page: string;
  readonly query: Readonly<Record<string, number>>;
}

/** How a new row leads on once it is saved. */
export interface Onward {
  /** Where the way back leads now that the row is there. */
  back(back: string, row: ResourceRow): string;
  /** Rows that may be added below and beside it while its plan is open; `values` is what its form held. */
  further(row: ResourceRow, values: Values): readonly FurtherRow[];
}
