import { CROSS_HEAD, type TreeModel } from '../model/model';
import type { Filter } from './filter';

/** Which branches are open, which boxes show their cross items and which a filter keeps, one byte a box. */
export interface OpenState {
  readonly open: Uint8Array;
  readonly crossOpen: Uint8Array;
  readonly filter: Filter;
  /** Boxes that the filter keeps; null when it prunes nothing. */
  readonly kept: Uint8Array | null;
}

/** Boxes that are drawn: 1 where every branch above is open. */
export function visibleBoxes(model: TreeModel, { open, crossOpen, kept }: OpenState): Uint8Array {
  const visible = new Uint8Array(model.count);
  for (let box = 0; box < model.count; box += 1) {
    if (kept !== null && kept[box] !== 1) continue;
    const parent = model.parent[box] ?? -1;
    if (parent < 0) visible[box] = 1;
    else if (visible[parent] === 1) {
      visible[box] = (model.cross[box] === CROSS_HEAD ? crossOpen[parent] : open[parent]) ?? 0;
    }
  }
  return visible;
}

/**
 * Boxes that get a place: the visible ones and the cross items of visible boxes whether shown or not, so that showing
 * them moves nothing.
 */
export function placedBoxes(model: TreeModel, { open, kept }: OpenState): Uint8Array {
  const placed = new Uint8Array(model.count);
  for (let box = 0; box < model.count; box += 1) {
    if (kept !== null && kept[box] !== 1) continue;
    const parent = model.parent[box] ?? -1;
    if (parent < 0) placed[box] = 1;
    else if (placed[parent] === 1) placed[box] = model.cross[box] === CROSS_HEAD ? 1 : (open[parent] ?? 0);
  }
  return placed;
}

export function countOf(flags: Uint8Array): number {
  let count = 0;
  for (const flag of flags) count += flag;
  return count;
}

/** Boxes right below a box that its toggle shows and hides. */
export function branchCount(model: TreeModel, { kept }: OpenState, box: number): number {
  const children = model.children[box] ?? [];
  if (kept === null) return children.length;
  let count = 0;
  for (const child of children) count += kept[child] ?? 0;
  return count;
}
