import type { EdgeGroup } from '../../tree/layout/edges';
import type { Rect } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import { ancestors, CROSS_HEAD } from '../../tree/model/model';
import type { Scene } from './scene';

/** Corners of a line from one box to the next above it: x, y one after the other. */
export type PathLine = readonly number[];

/** The lines from the selected box up to its root, along the tree's own lines. */
export function pathLines(scene: Scene): readonly PathLine[] {
  const { selected, visible } = scene;
  if (selected < 0 || visible[selected] !== 1) return [];
  return linesAbove(scene, selected);
}

function linesAbove({ layout, model }: Scene, box: number): PathLine[] {
  const lines: PathLine[] = [];
  let child = box;
  for (const parent of ancestors(model, box)) {
    const cross = model.cross[child] === CROSS_HEAD;
    const group = layout.edges.find((edges) => edges.parent === parent && edges.cross === cross);
    const line = group && lineTo(group, rectOf(layout, model, parent), rectOf(layout, model, child));
    if (line) lines.push(line);
    child = parent;
  }
  return lines;
}

const near = (a: number, b: number) => Math.abs(a - b) < 1;

/** The way through a group's lines from the parent to one child; a child in a stack hangs on the stack's upright line. */
function lineTo({ lines }: EdgeGroup, parent: Rect, child: Rect): PathLine | null {
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
