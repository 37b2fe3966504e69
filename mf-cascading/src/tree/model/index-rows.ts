import { type CardSource, Cards } from './cards';
import { BELOW_CROSS, CROSS_HEAD, type TreeModel, type TreeProblem, type TreeRow } from './model';

/**
 * Rows in any order to the model. What does not fit is drawn as far as it can be: a row whose parent is missing and a
 * row inside a cycle become roots, a key seen twice gets a new one; each is named in `problems`.
 */
export function indexRows(rows: readonly TreeRow[], known: readonly TreeProblem[] = []): TreeModel {
  const problems = [...known];
  const { keys, position } = uniqueKeys(rows, problems);
  const childrenOf: number[][] = [];
  const roots: number[] = [];
  rows.forEach((row, index) => {
    const parent = row.parent === null ? undefined : position.get(row.parent);
    if (parent !== undefined && parent !== index) {
      append(childrenOf, parent, index);
      return;
    }
    if (row.parent !== null) {
      problems.push({ kind: parent === index ? 'cycle' : 'no-parent', key: row.key });
    }
    roots.push(index);
  });

  const order: number[] = [];
  const seen = new Uint8Array(rows.length);
  const parentInOrder: number[] = [];
  const visit = (root: number) => {
    const stack: [row: number, parent: number][] = [[root, -1]];
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      const [row, parent] = next;
      if (seen[row] === 1) continue;
      seen[row] = 1;
      const at = order.push(row) - 1;
      parentInOrder.push(parent);
      const below = childrenOf[row] ?? [];
      for (let child = below.length - 1; child >= 0; child -= 1) stack.push([below[child] ?? 0, at]);
    }
  };
  for (const root of roots) visit(root);
  rows.forEach((row, index) => {
    if (seen[index] === 1) return;
    problems.push({ kind: 'cycle', key: row.key });
    visit(index);
  });
  const asTheyCame = order.every((row, at) => row === at);
  const inOrder = asTheyCame ? keys : order.map((row) => keys[row] as string);
  const indexOf = asTheyCame ? position : new Map(inOrder.map((key, index) => [key, index]));
  return { ...assemble(rows, order, parentInOrder), keys: inOrder, indexOf, problems };
}

/** Where the keys are; of one that is seen twice, each has its own. */
function uniqueKeys(
  rows: readonly TreeRow[],
  problems: TreeProblem[],
): { keys: string[]; position: ReadonlyMap<string, number> } {
  const times = new Map<string, number>();
  const position = new Map<string, number>();
  const keys = rows.map(({ key }, index) => {
    const before = position.has(key) ? (times.get(key) ?? 1) : 0;
    if (before > 0) {
      times.set(key, before + 1);
      problems.push({ kind: 'duplicate-key', key });
    }
    const unique = before === 0 ? key : `${key}#${before + 1}`;
    position.set(unique, index);
    return unique;
  });
  return { keys, position };
}

function assemble(
  rows: readonly TreeRow[],
  order: readonly number[],
  parents: readonly number[],
): Omit<TreeModel, 'keys' | 'indexOf' | 'problems'> {
  const count = order.length;
  const parent = Int32Array.from(parents);
  const level = new Uint16Array(count);
  const cross = new Uint8Array(count);
  const children: number[][] = [];
  const crossItems: number[][] = [];
  const roots: number[] = [];
  const cards: CardSource[] = [];
  order.forEach((rowIndex, at) => {
    const row = rows[rowIndex] as TreeRow;
    const above = parent[at] ?? -1;
    cards.push(row.card);
    level[at] = above < 0 ? row.level : Math.max(row.level, (level[above] ?? 0) + 1);
    if (above < 0) roots.push(at);
    else append(row.cross ? crossItems : children, above, at);
    if (row.cross) cross[at] = CROSS_HEAD;
    else if (above >= 0 && (cross[above] ?? 0) > 0) cross[at] = BELOW_CROSS;
  });
  return {
    count,
    parent,
    level,
    cross,
    children: listOfEach(count, children),
    crossItems: listOfEach(count, crossItems),
    roots,
    cards: new Cards(cards),
  };
}

function append(lists: number[][], of: number, value: number): void {
  lists[of] ??= [];
  lists[of].push(value);
}

/** Most boxes have none below them, and share an empty list. */
function listOfEach(count: number, lists: readonly number[][]): readonly (readonly number[])[] {
  const none: readonly number[] = [];
  return Array.from({ length: count }, (_, at) => lists[at] ?? none);
}
