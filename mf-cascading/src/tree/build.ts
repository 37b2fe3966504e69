import type { CascadingTree } from '@selaras/contracts';
import { cardOf, type TreeNode } from './card';
import { indexRows } from './index-rows';
import { levelAt } from './level';
import type { TreeModel, TreeRow } from './model';

interface BuildOptions {
  /** Levels to show from the top (spec 1 §2: maximum depth, default 5). */
  readonly maxDepth: number;
}

/** The answer of the tree call as the flat model; a node that is not to be shown goes with its branch (spec 1 §3). */
export function buildTree(tree: CascadingTree, { maxDepth }: BuildOptions): TreeModel {
  const rows: TreeRow[] = [];
  const { tahun } = tree.meta;

  /** `host` is the box whose cross item this branch belongs to: one node may appear under several hosts. */
  const add = (node: TreeNode, level: number, parent: string | null, host: string | null, cross: boolean) => {
    if (isHidden(node) || level >= maxDepth) return;
    const own = `${levelAt(level).level}:${node.id}`;
    const key = host === null ? own : `${own}@${host}`;
    rows.push({ key, parent, level, cross, card: cardOf(node, tahun) });
    const { children, crossItems } = below(node);
    for (const child of children) add(child, level + 1, key, host, false);
    for (const item of crossItems) add(item, level + 1, key, key, true);
  };

  for (const root of tree.data) add(root, 0, null, null, false);
  return indexRows(rows);
}

const isHidden = ({ render_status }: TreeNode) => render_status === 'hide' || render_status === 0;

function below(node: TreeNode): { children: readonly TreeNode[]; crossItems: readonly TreeNode[] } {
  if ('sasaran_strategis_pd' in node) {
    return { children: node.sasaran_strategis_pd ?? [], crossItems: node.sasaran_strategis_pd_cross ?? [] };
  }
  if ('kinerja_program' in node) {
    return { children: node.kinerja_program ?? [], crossItems: node.kinerja_program_cross ?? [] };
  }
  if ('kinerja_kegiatan' in node) {
    return { children: node.kinerja_kegiatan ?? [], crossItems: node.kinerja_kegiatan_cross ?? [] };
  }
  if ('kinerja_sub_kegiatan' in node) {
    return { children: node.kinerja_sub_kegiatan ?? [], crossItems: node.kinerja_sub_kegiatan_cross ?? [] };
  }
  return { children: [], crossItems: [] };
}
