import type { TreeModel } from '../model/model';

/** A text of every box of a tree, put together when it is first asked for, and kept as long as the tree. */
export function textsByTree(
  textOf: (model: TreeModel, box: number) => string,
): (model: TreeModel) => (box: number) => string {
  const known = new WeakMap<TreeModel, string[]>();
  return (model) => {
    const texts = known.get(model) ?? [];
    known.set(model, texts);
    return (box) => {
      texts[box] ??= textOf(model, box);
      return texts[box];
    };
  };
}
