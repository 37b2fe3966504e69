import { gap } from './unit';

export interface Extent {
  /** Root box. */
  readonly root: number;
  readonly width: number;
  readonly height: number;
}

/** A forest wider than this many times its height is broken into shelves … */
const WIDEST = 3;
/** … of about this proportion, which is that of a screen. */
const SCREEN = 1.8;

/**
 * Shelf of each root. Trees of roots stand side by side; a regency of ten thousand boxes would be a line, so its trees
 * are broken into rows like words of a text. Roots that already have a shelf keep it, so that opening one branch never
 * sends another tree elsewhere.
 */
export function shelvesOf(
  extents: readonly Extent[],
  before: ReadonlyMap<number, number> | null,
): Map<number, number> {
  if (before !== null && extents.every(({ root }) => before.has(root))) return new Map(before);
  const total = extents.reduce((sum, { width }) => sum + width + gap.root, 0);
  const tallest = extents.reduce((most, { height }) => Math.max(most, height), 1);
  const limit = total / tallest <= WIDEST ? Number.POSITIVE_INFINITY : screenWidth(extents, tallest);
  const shelves = new Map<number, number>();
  let shelf = 0;
  let used = 0;
  for (const { root, width } of extents) {
    if (used > 0 && used + width > limit) {
      shelf += 1;
      used = 0;
    }
    shelves.set(root, shelf);
    used += width + gap.root;
  }
  return shelves;
}

function screenWidth(extents: readonly Extent[], tallest: number): number {
  const area = extents.reduce((sum, { width }) => sum + (width + gap.root) * (tallest + gap.shelf), 0);
  const widest = extents.reduce((most, { width }) => Math.max(most, width), 0);
  return Math.max(widest, Math.sqrt(area * SCREEN));
}
