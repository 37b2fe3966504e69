import type { Rect } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import type { Scene } from '../../view/scene/scene';

/** Where a picture shows its tree, in its own pixels. */
export interface Content {
  readonly boxes: readonly Rect[];
  /** The boxes and the lines between them. */
  readonly all: readonly Rect[];
}

/** Where a scene shows something when its origin lies at a place. */
export function contentOf({ layout, model, visible }: Scene, origin: { x: number; y: number }): Content {
  const placed = ({ x, y, w, h }: Rect): Rect => ({ x: x + origin.x, y: y + origin.y, w, h });
  const boxes: Rect[] = [];
  for (let box = 0; box < model.count; box += 1) {
    if (visible[box] === 1) boxes.push(placed(rectOf(layout, model, box)));
  }
  return { boxes, all: [...boxes, ...layout.edges.flatMap(({ lines }) => rectsOf(lines)).map(placed)] };
}

function rectsOf(lines: Float32Array): Rect[] {
  const rects: Rect[] = [];
  for (let at = 0; at + 3 < lines.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lines.slice(at, at + 4);
    rects.push({ x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) });
  }
  return rects;
}
