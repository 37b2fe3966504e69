import type { Card } from './card';
import type { CardSource, Cards } from './cards';
import type { NodeAction } from './node-action';
import type { YearMark } from './year-mark';

/** One box before it is indexed: `parent` names another row's key; null for a root. */
export interface TreeRow {
  readonly key: string;
  readonly parent: string | null;
  readonly level: number;
  /** Head of a cross-cutting branch: shown only when its parent's cross items are. */
  readonly cross: boolean;
  readonly card: CardSource;
}

export interface TreeProblem {
  readonly kind: 'no-parent' | 'cycle' | 'duplicate-key' | 'unreadable';
  readonly key: string;
}

/**
 * The tree as flat arrays in pre-order: a parent always stands before its children, so every rule is one loop.
 * `children` holds a box's own boxes, `crossItems` the heads of its cross-cutting branches.
 */
export interface TreeModel {
  readonly count: number;
  readonly keys: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** -1 for a root. */
  readonly parent: Int32Array;
  /** Below its parent's level always. */
  readonly level: Uint16Array;
  /** 1 for the head of a cross-cutting branch, 2 for what lies below one. */
  readonly cross: Uint8Array;
  readonly children: readonly (readonly number[])[];
  readonly crossItems: readonly (readonly number[])[];
  readonly roots: readonly number[];
  readonly cards: Cards;
  readonly problems: readonly TreeProblem[];
  /** The rest of the tree is on its way: this is a picture to begin to read, not one to count in. */
  readonly arriving?: true;
  /** Cards that the same boxes carry in other years: every box is as large as the largest of its cards needs. */
  readonly alternatives?: readonly Cards[];
  /** 1 for a box that the shown year does not have, or not yet: nothing can be asked about it. */
  readonly inactive?: Uint8Array;
  /** Actions that the page around the diagram has an answer to; left out: every one. */
  readonly offered?: readonly NodeAction[];
  /** What moving through the years adds to each box. */
  readonly marks?: readonly (YearMark | null)[];
}

export const CROSS_HEAD = 1;
export const BELOW_CROSS = 2;

/** Every ancestor of a box, nearest first. */
export function ancestors(model: TreeModel, box: number): number[] {
  const path: number[] = [];
  for (let at = model.parent[box] ?? -1; at >= 0; at = model.parent[at] ?? -1) path.push(at);
  return path;
}

export function cardAt(model: TreeModel, box: number): Card {
  const card = model.cards.get(box);
  if (card === undefined) throw new RangeError(`No box ${box}`);
  return card;
}

/** Boxes where they belong, without the cross-cutting copies of them. */
export const ownBoxes = ({ cross }: TreeModel): number[] =>
  [...cross.keys()].filter((box) => cross[box] === 0);
