import type { TreeModel } from '../../tree/model/model';

const SUB_KEGIATAN_LEVEL = 4;

/**
 * Box of a sub-activity in this tree, its own before a cross-cutting copy; null when the tree does not have it. It is
 * known by its card: boxes of several years together keep the keys that they had in the first one.
 */
export function findSubKegiatan(model: TreeModel, id: number | null): number | null {
  const { cards, cross, inactive, level } = model;
  const found = cards
    .all()
    .flatMap(({ nodeId }, box) =>
      nodeId === id && level[box] === SUB_KEGIATAN_LEVEL && inactive?.[box] !== 1 ? [box] : [],
    );
  return found.find((box) => cross[box] === 0) ?? found[0] ?? null;
}
