import type { CascadingTree } from '@selaras/contracts';
import { cardOf, type TreeNode } from './card';
import type { CardSource } from './cards';
import { indexRows } from './index-rows';
import { levelAt } from './level';
import type { TreeModel, TreeProblem, TreeRow } from './model';
import { isNode, type Mend, readCard } from './readable-node';
import type { SharedParts } from './shared-parts';
import { isSoundRow } from './sound-row';

interface BuildOptions {
  /** Levels to show from the top (spec 1 §2: maximum depth, default 5). */
  readonly maxDepth: number;
  /** Mends nodes that break the contract; without it their branches are left out. */
  readonly mend?: Mend | null;
  /** More goals are to come: what was prepared of these is kept for the whole tree. */
  readonly arriving?: boolean;
}

/** Rows of one goal of the regency and what stands below it, and what of it does not fit. */
interface GoalRows {
  readonly rows: readonly TreeRow[];
  readonly problems: readonly TreeProblem[];
}

/**
 * The answer of the tree call as the flat model; a node that is not to be shown goes with its branch (spec 1 §3). What
 * does not keep the contract is drawn as far as it can be and named in `problems`.
 */
export function buildTree(
  { data, meta: { tahun } }: Pick<CascadingTree, 'data'> & { readonly meta: { readonly tahun: number } },
  { maxDepth, mend = null, arriving = false }: BuildOptions,
): TreeModel {
  const goals = listOf(data).map((goal) => rowsOf(goal, { tahun, maxDepth, mend }, arriving));
  const model = indexRows(
    goals.flatMap(({ rows }) => rows),
    goals.flatMap(({ problems }) => problems),
  );
  return arriving ? { ...model, arriving } : model;
}

interface GoalOptions {
  readonly tahun: number;
  readonly maxDepth: number;
  readonly mend: Mend | null;
}

const ready = new WeakMap<object, GoalOptions & GoalRows>();

/**
 * Makes the rows of a goal before its tree is there, and tells how many: of a large one the rest is still on its way. What
 * its boxes say as others of the answer do is `shared` with them.
 */
export function prepareGoal(
  goal: unknown,
  { tahun, maxDepth, shared }: Pick<GoalOptions, 'tahun' | 'maxDepth'> & { readonly shared: SharedParts },
): number {
  if (!isNode(goal)) return 0;
  const options = { tahun, maxDepth, mend: null };
  const made = makeRows(goal, options, shared);
  ready.set(goal, { ...options, ...made });
  return made.rows.length;
}

/** Prepared rows serve once, unless they are kept: the model keeps what it needs of them. */
function rowsOf(goal: unknown, options: GoalOptions, kept: boolean): GoalRows {
  const prepared = isNode(goal) ? ready.get(goal) : undefined;
  if (prepared === undefined) return makeRows(goal, options);
  if (!kept) ready.delete(goal as object);
  const { tahun, maxDepth, mend } = options;
  const fits = prepared.tahun === tahun && prepared.maxDepth === maxDepth && prepared.mend === mend;
  return fits ? prepared : makeRows(goal, options);
}

function makeRows(goal: unknown, { tahun, maxDepth, mend }: GoalOptions, shared?: SharedParts): GoalRows {
  const rows: TreeRow[] = [];
  const problems: TreeProblem[] = [];
  const path = new Set<string>();

  /** null when the node gives no card. */
  const cardSource = (node: TreeNode, key: string): CardSource | null => {
    if (isSoundRow(node)) return () => cardOf(node, tahun);
    const read = readCard(node, tahun, mend);
    if (read === null || read.broken) problems.push({ kind: 'unreadable', key });
    return read?.card ?? null;
  };

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
    shared?.share(node);
    const card = cardSource(node, key);
    if (card === null) return;
    if (parent === null && kind > 0) problems.push({ kind: 'no-parent', key });
    rows.push({ key, parent, level, cross, card });
    const { children, crossItems } = below(node);
    if (children.length + crossItems.length === 0) return;
    path.add(own);
    for (const child of children) add(child, level + 1, key, host, false);
    for (const item of crossItems) add(item, level + 1, key, key, true);
    path.delete(own);
  };

  add(goal, 0, null, null, false);
  return { rows, problems };
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
