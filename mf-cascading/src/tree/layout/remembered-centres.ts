import { tidyCentres } from './tidy';
import type { UnitTree } from './unit-tree';

/** Gives the last centres again while what they depend on has not changed: heights and icons move nothing sideways. */
export function rememberedCentres(): (tree: UnitTree) => Float32Array {
  let last: { readonly tree: UnitTree; readonly centres: Float32Array } | null = null;
  return (tree) => {
    if (last === null || !sameTree(last.tree, tree)) last = { tree, centres: tidyCentres(tree) };
    return last.centres;
  };
}

function sameTree(a: UnitTree, b: UnitTree): boolean {
  const same = (x: ArrayLike<number>, y: ArrayLike<number>) =>
    x.length === y.length && Array.prototype.every.call(x, (value, at) => value === y[at]);
  return same(a.parent, b.parent) && same(a.width, b.width) && same(a.level, b.level) && same(a.span, b.span);
}
