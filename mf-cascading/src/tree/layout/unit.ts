/** Distances of the picture in world pixels. */
export const gap = {
  /** Between neighbouring boxes of a lane. */
  box: 24,
  /** Between two lanes; edges run in it. */
  lane: 64,
  /** Between stacked boxes. */
  stack: 16,
  /** Left of a stack, for the line that its boxes join. */
  spine: 22,
  /** Between the trees of two roots, and between two shelves of trees. */
  root: 96,
  shelf: 160,
} as const;

/** Of the band around the boxes of a lane, in world pixels. */
export const LANE_MARGIN = 24;

/**
 * What is placed as one: a single box, a stack of boxes without branches, or the cross items of a box. Only a single box
 * has units below it.
 */
export interface Unit {
  readonly kind: 'single' | 'stack' | 'cross';
  readonly boxes: readonly number[];
  readonly level: number;
  /** Index of the unit above; -1 for a root. */
  readonly parent: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  /** Lanes that it reaches into, its own included. */
  readonly span: number;
}
