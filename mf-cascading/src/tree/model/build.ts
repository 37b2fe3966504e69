import type { CascadingTree } from '@selaras/contracts';
import type { TreeNode } from './card';
import { indexRows } from './index-rows';
import { levelAt } from './level';
import type { TreeModel, TreeProblem, TreeRow } from './model';
import { isNode, type Mend, readCard } from './readable-node';

interface BuildOptions {
  /** Levels to show from the top (spec 1 §2: maximum depth, default 5). */
  readonly maxDepth: number;
  /** Mends nodes that break the contract; without it their branches are left out. */
  readonly mend?: Mend | null;
}

/**
 * The answer of the tree call as the flat model; a node that is not to be shown goes with its branch (spec 1 §3). What
 * does not keep the contract is drawn as far as it can be and named in `problems`.
 */
export function buildTree(tree: CascadingTree, { maxDepth, mend = null }: BuildOptions): TreeModel {
  const rows: TreeRow[] = [];
  const problems: TreeProblem[] = [];
  const path = new Set<string>();
  const { tahun } = tree.meta;

  /** `host` is the box whose cross item this branch belongs to: one node may appear under several hosts. */
  const add = (node: unknown, depth: number, parent: string | null, host: string | null, cross: boolean) => {
    if (!isNode(node)) {
      problems.push({ kind: 'unreadable', key: parent ?? 'akar' });
      return;
    }
    const kind = kindOf(node) ?? depth;
    const level = parent === null ? kind : depth;
    if (isHidden(node) || level >= maxDepth) return;
    const own = `${levelAt(kind).level}:${node.id}`;
    const key = host === null ? own : `${own}@${host}`;
    if (path.has(own)) {
      problems.push({ kind: 'cycle', key });
      return;
    }
    const read = readCard(node, tahun, mend);
    if (read === null || read.broken) problems.push({ kind: 'unreadable', key });
    if (read === null) return;
    if (parent === null && kind > 0) problems.push({ kind: 'no-parent', key });
    rows.push({ key, parent, level, cross, card: read.card });
    path.add(own);
    const { children, crossItems } = below(node);
    for (const child of children) add(child, level + 1, key, host, false);
    for (const item of crossItems) add(item, level + 1, key, key, true);
    path.delete(own);
  };

  for (const root of listOf(tree.data)) add(root, 0, null, null, false);
  return indexRows(rows, problems);
}

const isHidden = ({ render_status }: TreeNode) => render_status === 'hide' || render_status === 0;

/** Field that only nodes of a level have, from the top level to the lowest. */
const fieldOfLevel = ['sasaran_strategis', 'sasaran_strategis_satker', 'program', 'kegiatan', 'sub_kegiatan'];

function kindOf(node: TreeNode): number | null {
  const level = fieldOfLevel.findIndex((field) => field in node);
  return level < 0 ? null : level;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function below(node: TreeNode): { children: readonly unknown[]; crossItems: readonly unknown[] } {
  const name = listsOfChildren.find((list) => list in node);
  if (name === undefined) return { children: [], crossItems: [] };
  const lists = node as unknown as Record<string, unknown>;
  return { children: listOf(lists[name]), crossItems: listOf(lists[`${name}_cross`]) };
}

const listsOfChildren = [
  'sasaran_strategis_pd',
  'kinerja_program',
  'kinerja_kegiatan',
  'kinerja_sub_kegiatan',
];
