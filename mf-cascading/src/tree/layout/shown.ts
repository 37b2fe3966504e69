import { widthAt } from '../card/box-sizes';
import type { TreeModel } from '../model/model';
import type { EdgeGroup } from './edges';
import type { Layout } from './layout';
import { isWithin, overlaps, type Rect } from './place';
import { RectGrid } from './rect-grid';

/** So few are looked through one by one: 10,000 take some 30 µs, a grid of them milliseconds before the first picture. */
const FEW = 20_000;

const gridsOfBoxes = new WeakMap<Layout, RectGrid>();
const gridsOfEdges = new WeakMap<Layout, RectGrid>();

function gridOf(grids: WeakMap<Layout, RectGrid>, layout: Layout, make: () => RectGrid): RectGrid {
  const grid = grids.get(layout) ?? make();
  grids.set(layout, grid);
  return grid;
}

/** The boxes that may touch a rectangle of the world, in their order. */
function boxesNear(layout: Layout, { level, count }: TreeModel, rect: Rect): Iterable<number> {
  if (count < FEW) return Array(count).keys();
  const { x, y, sizes } = layout;
  const make = () =>
    new RectGrid({
      x,
      y,
      widthOf: (box) => widthAt(sizes, level[box] ?? 0),
      heightOf: (box) => sizes.height[box] ?? 0,
    });
  return gridOf(gridsOfBoxes, layout, make).near(rect);
}

/** The lines that touch a rectangle of the world, in their order. */
export function edgesNear(layout: Layout, rect: Rect): readonly EdgeGroup[] {
  const { edges } = layout;
  const touches = ({ bounds }: EdgeGroup) => overlaps(bounds, rect);
  if (edges.length < FEW) return edges.filter(touches);
  const make = () =>
    new RectGrid({
      x: edges.map(({ bounds }) => bounds.x),
      y: edges.map(({ bounds }) => bounds.y),
      widthOf: (at) => edges[at]?.bounds.w ?? 0,
      heightOf: (at) => edges[at]?.bounds.h ?? 0,
    });
  const near = gridOf(gridsOfEdges, layout, make).near(rect);
  return near.map((at) => edges[at] as EdgeGroup).filter(touches);
}

/** Boxes with a place that touch a rectangle of the world, in their order. */
export function boxesIn(layout: Layout, model: TreeModel, rect: Rect): number[] {
  const { x, y, sizes } = layout;
  const { level } = model;
  const right = rect.x + rect.w;
  const bottom = rect.y + rect.h;
  const found: number[] = [];
  for (const box of boxesNear(layout, model, rect)) {
    const left = x[box] ?? Number.NaN;
    const top = y[box] ?? Number.NaN;
    if (!(left <= right && top <= bottom)) continue;
    if (left + widthAt(sizes, level[box] ?? 0) < rect.x || top + (sizes.height[box] ?? 0) < rect.y) continue;
    found.push(box);
  }
  return found;
}

/**
 * The box at a point of the world, or -1; the toggle below a box belongs to it. What is near is found first: on an edge
 * the same sum has to decide as for every other question about a box.
 */
export function boxAt(layout: Layout, model: TreeModel, px: number, py: number, below: number): number {
  const point = { x: px, y: py, w: 0, h: 0 };
  const near = boxesIn(layout, model, { x: px, y: py - below - 1, w: 0, h: below + 2 });
  const holds = (box: number) => {
    const rect = rectOf(layout, model, box);
    return isWithin(point, { ...rect, h: rect.h + below });
  };
  return near.findLast(holds) ?? -1;
}

export function rectOf({ x, y, sizes }: Layout, { level }: TreeModel, box: number): Rect {
  return {
    x: x[box] ?? 0,
    y: y[box] ?? 0,
    w: widthAt(sizes, level[box] ?? 0),
    h: sizes.height[box] ?? 0,
  };
}
