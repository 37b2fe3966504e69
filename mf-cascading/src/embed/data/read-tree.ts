import type { CascadingTree } from '@selaras/contracts';
import type { TreeGiver } from './fault';
import { NoTree } from './no-tree';
import { shapeFault } from './shape/shape-fault';
import { treeShape } from './shape/tree-shape';

/**
 * A tree that somebody hands over or another back end answers: as the contract says, in every box.
 * @throws NoTree with the place of the first value that is not
 */
export function readTree(tree: unknown, from: TreeGiver): CascadingTree {
  const fault = shapeFault(tree, treeShape());
  if (fault !== null) throw new NoTree({ code: 'DATA_RUSAK', from, fault });
  return tree as CascadingTree;
}

/** The tree of the portal that the script came from: whatever has boxes and a year; single boxes are mended later. */
export function readOwnTree(answer: unknown): CascadingTree {
  const { data, meta } = (answer ?? {}) as Partial<CascadingTree>;
  return Array.isArray(data) && Number.isInteger(meta?.tahun)
    ? (answer as CascadingTree)
    : readTree(answer, 'server');
}
