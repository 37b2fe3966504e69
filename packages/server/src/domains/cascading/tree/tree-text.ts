/** One box as the database gives it: `node` is its JSON object without children. */
export interface TreeRow {
  /** Depth, 0 for the goals of the regency to 4 for sub-activities. */
  readonly tingkat: number;
  readonly id: number;
  readonly induk_id: number | null;
  readonly is_cross: boolean;
  readonly node: string;
}

export interface TreeText {
  /**
   * JSON array of the goals of the regency with everything below them, each on a line of its own: readers take one while
   * the next is on its way.
   */
  readonly data: string;
  /** Boxes in the tree, contributed ones left out. */
  readonly jumlah: number;
}

/** Key of the children of a box by its depth; contributed ones stand under the same key with `_cross`. */
const childKeys = ['sasaran_strategis_pd', 'kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'];

/** Hangs boxes under their parents without reading their JSON. Boxes whose parent is not there are left out. */
export function treeText(rows: readonly TreeRow[]): TreeText {
  const perLevel = childKeys.map(() => new Map<number | null, TreeRow[]>());
  const roots: TreeRow[] = [];
  for (const row of rows) {
    const siblings = row.tingkat === 0 ? roots : siblingsOf(perLevel[row.tingkat - 1], row.induk_id);
    siblings.push(row);
  }
  let jumlah = 0;
  const listOf = (siblings: readonly TreeRow[]): string => `[${sorted(siblings).map(textOf).join(', ')}]`;
  const textOf = (row: TreeRow): string => {
    if (!row.is_cross) jumlah += 1;
    const key = childKeys[row.tingkat];
    if (key === undefined) return row.node;
    const children = row.is_cross ? [] : (perLevel[row.tingkat]?.get(row.id) ?? []);
    const own = children.filter((child) => !child.is_cross);
    const contributed = children.filter((child) => child.is_cross);
    return `${row.node.slice(0, -1)},"${key}":${listOf(own)},"${key}_cross":${listOf(contributed)}}`;
  };
  const goals = sorted(roots).map(textOf);
  return { data: goals.length === 0 ? '[]' : `[\n${goals.join(',\n')}\n]`, jumlah };
}

const sorted = (siblings: readonly TreeRow[]) => siblings.toSorted((a, b) => a.id - b.id);

function siblingsOf(level: Map<number | null, TreeRow[]> | undefined, induk: number | null): TreeRow[] {
  const known = level?.get(induk) ?? [];
  level?.set(induk, known);
  return known;
}
