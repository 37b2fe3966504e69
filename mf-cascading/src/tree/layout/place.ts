import { type BoxSizes, widthAt } from '../card/box-sizes';
import { type Extent, shelvesOf } from './shelf';
import { gap, type Unit } from './unit';
import { rootOf } from './unit-tree';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Whether a rectangle lies in another one as a whole. */
export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** Whether two rectangles have a point in common. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x <= b.x + b.w && a.x + a.w >= b.x && a.y <= b.y + b.h && a.y + a.h >= b.y;

/** The smallest rectangle around others; null around none. */
export function unionOf(rects: readonly Rect[]): Rect | null {
  const [first] = rects;
  if (first === undefined) return null;
  let [left, top, right, bottom] = [first.x, first.y, first.x + first.w, first.y + first.h];
  for (const { x, y, w, h } of rects) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The strip of one level; `crossOnly` when only cross-cutting items stand on it. */
interface Lane {
  readonly level: number;
  readonly y: number;
  readonly h: number;
  readonly crossOnly: boolean;
}

/** One row of trees with its lanes from top to bottom. */
export interface Shelf extends Rect {
  readonly lanes: readonly Lane[];
}

/** Top left corner of every box with a place; NaN where a box has none. */
export interface Placement {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly unitX: Float32Array;
  readonly unitY: Float32Array;
  readonly shelves: readonly Shelf[];
  readonly shelfOfRoot: ReadonlyMap<number, number>;
  readonly bounds: Rect;
}

/** Units with their centres to boxes on lanes, shelf by shelf. */
export function placeUnits(
  units: readonly Unit[],
  centres: Float32Array,
  sizes: BoxSizes,
  shelfBefore: ReadonlyMap<number, number> | null,
): Placement {
  const root = rootOf(Int32Array.from(units, ({ parent }) => parent));
  const trees = new Map<number, { left: number; right: number; units: number[] }>();
  units.forEach((unit, at) => {
    const centre = centres[at] ?? 0;
    const key = root[at] ?? at;
    const tree = trees.get(key) ?? { left: Infinity, right: -Infinity, units: [] };
    tree.left = Math.min(tree.left, centre - unit.width / 2);
    tree.right = Math.max(tree.right, centre + unit.width / 2);
    tree.units.push(at);
    trees.set(key, tree);
  });
  const extents: (Extent & { key: number })[] = [...trees].map(([key, tree]) => ({
    key,
    root: units[key]?.boxes[0] ?? 0,
    width: tree.right - tree.left,
    height: treeHeight(tree.units.map((at) => units[at] as Unit)),
  }));
  const shelfOfRoot = shelvesOf(extents, shelfBefore);
  const placement = {
    x: new Float32Array(sizes.height.length).fill(Number.NaN),
    y: new Float32Array(sizes.height.length).fill(Number.NaN),
    unitX: new Float32Array(units.length),
    unitY: new Float32Array(units.length),
  };
  const shelves: Shelf[] = [];
  let top = 0;
  for (const shelf of [...new Set(shelfOfRoot.values())].sort((a, b) => a - b)) {
    const onShelf = extents.filter((extent) => shelfOfRoot.get(extent.root) === shelf);
    const members = onShelf.flatMap(({ key }) => trees.get(key)?.units ?? []);
    const lanes = lanesOf(
      members.map((at) => units[at] as Unit),
      sizes,
      top,
    );
    let left = 0;
    let bottom = top;
    for (const extent of onShelf) {
      const tree = trees.get(extent.key);
      if (tree === undefined) continue;
      for (const at of tree.units) {
        const unit = units[at] as Unit;
        const x = left + (centres[at] ?? 0) - tree.left - unit.width / 2;
        const y = lanes.get(unit.level)?.y ?? top;
        placement.unitX[at] = x;
        placement.unitY[at] = y;
        bottom = Math.max(bottom, y + unit.height);
        placeBoxes(unit, x, y, sizes, placement);
      }
      left += extent.width + gap.root;
    }
    const width = Math.max(0, left - gap.root);
    shelves.push({
      x: 0,
      y: top,
      w: width,
      h: bottom - top,
      lanes: [...lanes.values()],
    });
    top = bottom + gap.shelf;
  }
  const w = shelves.reduce((most, shelf) => Math.max(most, shelf.w), 0);
  return { ...placement, shelves, shelfOfRoot, bounds: { x: 0, y: 0, w, h: Math.max(0, top - gap.shelf) } };
}

/** Cross items reach into deeper lanes; all other units make their lane as high as they are. */
function lanesOf(units: readonly Unit[], sizes: BoxSizes, top: number): Map<number, Lane> {
  const heights = new Map<number, number>();
  const ownLevels = new Set<number>();
  for (const unit of units) {
    const guest = unit.kind === 'cross';
    const height = guest ? (sizes.height[unit.boxes[0] ?? 0] ?? 0) : unit.height;
    heights.set(unit.level, Math.max(heights.get(unit.level) ?? 0, height));
    if (!guest) ownLevels.add(unit.level);
  }
  const lanes = new Map<number, Lane>();
  let y = top;
  for (const [level, h] of [...heights].sort(([a], [b]) => a - b)) {
    lanes.set(level, { level, y, h, crossOnly: !ownLevels.has(level) });
    y += h + gap.lane;
  }
  return lanes;
}

function treeHeight(units: readonly Unit[]): number {
  const heights = new Map<number, number>();
  for (const unit of units) heights.set(unit.level, Math.max(heights.get(unit.level) ?? 0, unit.height));
  let sum = 0;
  for (const height of heights.values()) sum += height + gap.lane;
  return sum;
}

/** A stack fills column by column; its boxes stand right of the line that they join. */
function placeBoxes(
  unit: Unit,
  left: number,
  top: number,
  sizes: BoxSizes,
  { x, y }: { x: Float32Array; y: Float32Array },
): void {
  if (unit.kind === 'single') {
    const box = unit.boxes[0] ?? 0;
    x[box] = left;
    y[box] = top;
    return;
  }
  const rows = Math.ceil(unit.boxes.length / unit.columns);
  const pitch = widthAt(sizes, unit.level) + gap.spine;
  let down = top;
  unit.boxes.forEach((box, index) => {
    if (index % rows === 0) down = top;
    x[box] = left + Math.floor(index / rows) * pitch + gap.spine;
    y[box] = down;
    down += (sizes.height[box] ?? 0) + gap.stack;
  });
}
