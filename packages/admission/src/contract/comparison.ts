import type { Placed } from './branches';
import type { Change, Side } from './change';
import type { Schema } from './schema';

/** How two schemas are compared inside one another. */
export interface Comparison {
  readonly side: Side;
  readonly depth: number;
  /** Pairs that are being compared further up: a schema that contains itself fits when all else does. */
  readonly above: readonly (readonly [Schema, Schema])[];
}

export type Compare = (inner: Placed, outer: Placed, at: string, how: Comparison) => Change[];
