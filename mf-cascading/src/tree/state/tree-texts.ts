import type { TreeModel } from '../model/model';

/** A text of every box of a tree, put together when the first search of the tree asks for it, and kept as long as the tree. */
export function textsByTree(textOf: (model: TreeModel, box: number) => string) {
  const texts = new WeakMap<TreeModel, readonly string[]>();
  return (model: TreeModel): readonly string[] => {
    const known = texts.get(model) ?? model.keys.map((_, box) => textOf(model, box));
    texts.set(model, known);
    return known;
  };
}
