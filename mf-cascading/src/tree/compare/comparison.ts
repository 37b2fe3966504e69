import type { ChangeKind } from '../model/year-mark';
import type { YearTree } from '../years/year-tree';
import { type Change, changeBetween, changeOrder } from './change';

/** All differences between two years of a tree. */
export interface Comparison {
  readonly before: number;
  readonly after: number;
  readonly changes: readonly (Change | null)[];
  /** How many boxes have each kind of difference; kinds that no box has are left out. */
  readonly counts: ReadonlyMap<ChangeKind, number>;
}

/** Compares box by box; cross-cutting copies count at their own place only. */
export function compareYears(tree: YearTree, before: number, after: number): Comparison {
  const { count, cross } = tree.modelOf(after);
  const changes = Array.from({ length: count }, (_, box) => {
    const [from, to] = [tree.cardIn(box, before), tree.cardIn(box, after)];
    // What a year does not tell of, because nothing was approved or filled in yet, is not lost.
    const told = tree.knows(box, before) && tree.knows(box, after);
    if (cross[box] !== 0 || (!told && (from === null || to === null))) return null;
    return changeBetween(from, to);
  });
  const counts = new Map<ChangeKind, number>();
  for (const kind of changeOrder) {
    const boxes = changes.filter((change) => change?.kinds.includes(kind)).length;
    if (boxes > 0) counts.set(kind, boxes);
  }
  return { before, after, changes, counts };
}

/** Boxes with a kind of difference, or with any, in the order of the tree. */
export function changedBoxes({ changes }: Comparison, kind: ChangeKind | null): number[] {
  const boxes: number[] = [];
  changes.forEach((change, box) => {
    if (change !== null && (kind === null || change.kinds.includes(kind))) boxes.push(box);
  });
  return boxes;
}
