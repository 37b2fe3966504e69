import { BELOW_CROSS, CROSS_HEAD, type TreeModel, type TreeProblem, type TreeRow } from './model';

/**
 * Rows in any order to the model. What does not fit is drawn as far as it can be: a row whose parent is missing and a
 * row inside a cycle become roots, a key seen twice gets a new one; each is named in `problems`.
 */
export function indexRows(rows: readonly TreeRow[], known: readonly TreeProblem[] = []): TreeModel {
  const problems = [...known];
  const keys = uniqueKeys(rows, problems);
  const position = new Map(keys.map((key, index) => [key, index]));
  const childrenOf: number[][] = rows.map(() => []);
  const roots: number[] = [];
  rows.forEach((row, index) => {
    const parent = row.parent === null ? undefined : position.get(row.parent);
    if (parent !== undefined && parent !== index) {
      childrenOf[parent]?.push(index);
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
  return assemble(rows, keys, order, parentInOrder, problems);
}

function uniqueKeys(rows: readonly TreeRow[], problems: TreeProblem[]): string[] {
  const times = new Map<string, number>();
  return rows.map(({ key }) => {
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    if (before === 0) return key;
    problems.push({ kind: 'duplicate-key', key });
    return `${key}#${before + 1}`;
  });
}

function assemble(
  rows: readonly TreeRow[],
  rowKeys: readonly string[],
  order: readonly number[],
  parents: readonly number[],
  problems: readonly TreeProblem[],
): TreeModel {
  const count = order.length;
  const parent = Int32Array.from(parents);
  const level = new Uint16Array(count);
  const cross = new Uint8Array(count);
  const children: number[][] = Array.from({ length: count }, () => []);
  const crossItems: number[][] = Array.from({ length: count }, () => []);
  const roots: number[] = [];
  const keys: string[] = [];
  const cards: TreeRow['card'][] = [];
  order.forEach((rowIndex, at) => {
    const row = rows[rowIndex] as TreeRow;
    const above = parent[at] ?? -1;
    keys.push(rowKeys[rowIndex] as string);
    cards.push(row.card);
    level[at] = above < 0 ? row.level : Math.max(row.level, (level[above] ?? 0) + 1);
    if (above < 0) roots.push(at);
    else if (row.cross) crossItems[above]?.push(at);
    else children[above]?.push(at);
    if (row.cross) cross[at] = CROSS_HEAD;
    else if (above >= 0 && (cross[above] ?? 0) > 0) cross[at] = BELOW_CROSS;
  });
  return {
    count,
    keys,
    indexOf: new Map(keys.map((key, index) => [key, index])),
    parent,
    level,
    cross,
    children,
    crossItems,
    roots,
    cards,
    problems,
  };
}
