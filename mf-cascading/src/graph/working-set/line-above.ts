import type { EdgeGroup } from '../../tree/layout/edges';
import type { Layout } from '../../tree/layout/layout';
import type { Rect } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import { CROSS_HEAD } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';

/** Corners of a line in the world: x, y one after the other. */
export type Line = readonly number[];

interface LayoutLines {
  readonly groups: ReadonlyMap<string, EdgeGroup>;
  /** Lines that were found before, by the box that they end at. */
  readonly found: Map<number, Line | null>;
}

const known = new WeakMap<Layout, LayoutLines>();

/** The line from the box above down to a box, along the tree's own lines; null for a root. */
export function lineAbove({ layout, model }: Pick<Scene, 'layout' | 'model'>, box: number): Line | null {
  const lines = known.get(layout) ?? linesOf(layout);
  known.set(layout, lines);
  const before = lines.found.get(box);
  if (before !== undefined) return before;
  const parent = model.parent[box] ?? -1;
  const group = lines.groups.get(groupName(parent, model.cross[box] === CROSS_HEAD));
  const line = group ? lineTo(group, rectOf(layout, model, parent), rectOf(layout, model, box)) : null;
  lines.found.set(box, line);
  return line;
}

const groupName = (parent: number, cross: boolean) => `${parent} ${cross}`;

const linesOf = ({ edges }: Layout): LayoutLines => ({
  groups: new Map(edges.map((group) => [groupName(group.parent, group.cross), group])),
  found: new Map(),
});

const near = (a: number, b: number) => Math.abs(a - b) < 1;

/** The way through a group's lines from the parent to one child; a child in a stack joins the stack's upright line. */
function lineTo({ lines }: EdgeGroup, parent: Rect, child: Rect): Line | null {
  const start = parent.x + parent.w / 2;
  const bottom = parent.y + parent.h;
  const middle = child.x + child.w / 2;
  const side = child.y + child.h / 2;
  for (let at = 0; at < lines.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lines.subarray(at, at + 4);
    if (near(x1, middle) && near(x2, middle) && near(y2, child.y)) {
      return [start, bottom, start, y1, middle, y1, middle, child.y];
    }
    if (near(y1, side) && near(y2, side) && near(x2, child.x)) {
      const bus = busOf(lines, x1, side);
      return [start, bottom, start, bus, x1, bus, x1, side, child.x, side];
    }
  }
  return null;
}

/** Upper end of the upright line at `x` that reaches down to `y`. */
function busOf(lines: Float32Array, x: number, y: number): number {
  for (let at = 0; at < lines.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lines.subarray(at, at + 4);
    if (near(x1, x) && near(x2, x) && y1 < y && y2 >= y - 1) return y1;
  }
  return y;
}
