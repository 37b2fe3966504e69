import type { RowKey, RowModel } from './row-model';

/** Where a row stands in the tree; the row itself changes with every save, this does not. */
export interface TreePlace {
  readonly key: RowKey;
  /** In the list of all rows. */
  readonly index: number;
  /** Index of the row above it; null on top. */
  readonly parent: number | null;
  /** From 1. */
  readonly level: number;
  readonly hasChildren: boolean;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
}

const flat = () => 0;

/** Places of rows that stand in the order of the tree. A row whose parent is missing stands on top. */
export function treePlaces<Row>(
  rows: readonly Row[],
  { keyOf, depthOf = flat }: Pick<RowModel<Row>, 'keyOf' | 'depthOf'>,
): TreePlace[] {
  const depths = rows.map(depthOf);
  const path: number[] = [];
  const parents = depths.map((depth, index) => {
    while (path.length > 0 && (depths[path.at(-1) ?? 0] ?? 0) >= depth) path.pop();
    const parent = path.at(-1) ?? null;
    path.push(index);
    return parent;
  });
  const counts = new Map<number | null, number>();
  const positions = parents.map((parent) => {
    const position = (counts.get(parent) ?? 0) + 1;
    counts.set(parent, position);
    return position;
  });
  return rows.map((row, index) => {
    const parent = parents[index] ?? null;
    return {
      key: keyOf(row),
      index,
      parent,
      level: (depths[index] ?? 0) + 1,
      hasChildren: counts.has(index),
      position: positions[index] ?? 1,
      siblings: counts.get(parent) ?? 1,
    };
  });
}

/** The places that are shown while these rows are closed: nothing below a closed one. */
export function openPlaces(places: readonly TreePlace[], closed: ReadonlySet<RowKey>): TreePlace[] {
  const hidden = new Set<number>();
  return places.filter(({ index, parent }) => {
    const above = parent === null ? undefined : places[parent];
    if (above === undefined || (!hidden.has(above.index) && !closed.has(above.key))) return true;
    hidden.add(index);
    return false;
  });
}

/** The places of these rows and of everything above them. */
export function withAncestors(places: readonly TreePlace[], found: ReadonlySet<RowKey>): TreePlace[] {
  const kept = new Set<number>();
  for (const place of places) {
    if (!found.has(place.key)) continue;
    for (let at: TreePlace | undefined = place; at !== undefined && !kept.has(at.index); ) {
      kept.add(at.index);
      at = at.parent === null ? undefined : places[at.parent];
    }
  }
  return places.filter(({ index }) => kept.has(index));
}

/** Rows with children from this level on, to be closed so that the level is the last one shown. */
export const closedFrom = (places: readonly TreePlace[], level: number): Set<RowKey> =>
  new Set(places.flatMap((place) => (place.hasChildren && place.level >= level ? [place.key] : [])));
