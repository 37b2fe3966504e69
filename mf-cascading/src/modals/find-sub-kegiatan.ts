import type { TreeModel } from '../tree/model';

/** Box of a sub-activity in this tree, its own before a cross-cutting copy; null when the tree does not have it. */
export function findSubKegiatan(model: TreeModel, id: number | null): number | null {
  if (id === null) return null;
  const key = `kinerja-sub-kegiatan:${id}`;
  const own = model.indexOf.get(key);
  if (own !== undefined) return own;
  const copy = model.keys.findIndex((other) => other.startsWith(`${key}@`));
  return copy < 0 ? null : copy;
}
