import { CROSS_HEAD, type TreeModel } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';

/** A box and the box of the same tree that contributes to it; `copy` is the cross item that tells so below the first. */
export interface CrossLink {
  readonly host: number;
  readonly original: number;
  readonly copy: number;
}

const known = new WeakMap<TreeModel, readonly CrossLink[]>();

/** Every contribution whose own box stands in the same tree; worked out once a tree. */
function crossLinks(model: TreeModel): readonly CrossLink[] {
  const before = known.get(model);
  if (before !== undefined) return before;
  const links: CrossLink[] = [];
  model.crossItems.forEach((copies, host) => {
    for (const copy of copies) {
      const original = originalOf(model, copy);
      if (original >= 0 && original !== host) links.push({ host, original, copy });
    }
  });
  known.set(model, links);
  return links;
}

/** The box that a cross item is a copy of; -1 when it belongs to a tree that is not shown. */
function originalOf({ cross, keys, indexOf }: TreeModel, copy: number): number {
  if (cross[copy] !== CROSS_HEAD) return -1;
  return indexOf.get(keys[copy]?.split('@')[0] ?? '') ?? -1;
}

/**
 * Links whose two ends are shown: those of cross items that are shown too, and those of the selected box whether its
 * cross items are shown or not.
 */
export function shownLinks({ model, visible, selected }: Scene): CrossLink[] {
  return crossLinks(model).filter(({ host, original, copy }) => {
    if (visible[host] !== 1 || visible[original] !== 1) return false;
    return visible[copy] === 1 || selected === host || selected === original;
  });
}
