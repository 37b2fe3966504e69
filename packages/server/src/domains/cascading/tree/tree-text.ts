import { TreePieces } from './tree-pieces';
import type { TreeBox, TreeRow } from './tree-row';

export interface TreeText {
  /**
   * JSON array of the goals of the regency. Each begins a line, and so does each goal of a unit below it with everything
   * under that one: readers take one while the next is on its way. In pieces that never end inside a value.
   */
  readonly data: readonly string[];
  /** Boxes in the tree, contributed ones left out. */
  readonly jumlah: number;
}

/** Key of the children of a box by its depth; contributed ones stand under the same key with `_cross`. */
const childKeys = ['sasaran_strategis_pd', 'kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'];

const inOneLine = { begin: '[', between: ', ', end: ']' };
const byLine = { begin: '[\n', between: ',\n', end: '\n]' };

/**
 * Hangs boxes with their pieces under their parents without reading their JSON. Boxes whose parent is not there are left
 * out. The pieces are for one copy into the answer: a string for each level would copy everything below it again.
 */
export function treeText(rows: readonly TreeRow[]): TreeText {
  const perLevel = childKeys.map(() => new Map<number | null, TreeBox[]>());
  const roots: TreeBox[] = [];
  const pieces = new TreePieces();
  for (const row of rows) {
    if (row.bagian !== null) {
      pieces.add(row);
      continue;
    }
    const siblings = row.tingkat === 0 ? roots : siblingsOf(perLevel[row.tingkat - 1], row.induk_id);
    siblings.push(row);
  }
  let jumlah = 0;
  const data: string[] = [];
  const write = (siblings: readonly TreeBox[], { begin, between, end } = inOneLine): void => {
    data.push(begin);
    for (const [index, row] of siblings.toSorted((a, b) => a.id - b.id).entries()) {
      if (index > 0) data.push(between);
      writeBox(row);
    }
    data.push(end);
  };
  const writeBox = (row: TreeBox): void => {
    if (!row.is_cross) jumlah += 1;
    data.push(row.node.slice(0, -1), pieces.of(row));
    const key = childKeys[row.tingkat];
    if (key === undefined) {
      data.push('}');
      return;
    }
    const children = row.is_cross ? [] : (perLevel[row.tingkat]?.get(row.id) ?? []);
    data.push(`,"${key}":`);
    const own = children.filter((child) => !child.is_cross);
    write(own, row.tingkat === 0 && own.length > 0 ? byLine : inOneLine);
    data.push(`,"${key}_cross":`);
    write(children.filter((child) => child.is_cross));
    data.push('}');
  };
  write(roots, roots.length === 0 ? inOneLine : byLine);
  return { data, jumlah };
}

function siblingsOf(level: Map<number | null, TreeBox[]> | undefined, induk: number | null): TreeBox[] {
  const known = level?.get(induk) ?? [];
  level?.set(induk, known);
  return known;
}
