import type { TreeModel } from '../model/model';
import type { Layout } from './layout';

/** The box of a model that has the key of another model's box; -1 for none. */
export const sameBox = (model: TreeModel, other: TreeModel, box: number): number =>
  model.indexOf.get(other.keys[box] ?? '') ?? -1;

/** Shelf of each root that a picture had before: data that came anew sends no tree to another row. */
export function shelvesIn(
  model: TreeModel,
  before: TreeModel,
  { shelfOfRoot }: Layout,
): ReadonlyMap<number, number> {
  if (before.keys === model.keys) return shelfOfRoot;
  return new Map([...shelfOfRoot].map(([root, shelf]) => [sameBox(model, before, root), shelf]));
}
