import type { Rect } from '../../tree/layout/place';
import type { Line } from './line-above';

/**
 * How an edge runs, in the words of cytoscape's stylesheet: both ends in pixels from the middle of their nodes, the
 * points between them along (0 to 1) and beside the straight line from end to end.
 */
export interface EdgeShape {
  readonly from: string;
  readonly to: string;
  readonly weights: string;
  readonly distances: string;
}

/** The shape of a line of at least three points between two boxes. */
export function edgeShape(line: Line, source: Rect, target: Rect): EdgeShape {
  const [x1 = 0, y1 = 0] = line;
  const [x2 = 0, y2 = 0] = line.slice(-2);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const weights: number[] = [];
  const distances: number[] = [];
  for (let at = 2; at < line.length - 2; at += 2) {
    const px = (line[at] ?? 0) - x1;
    const py = (line[at + 1] ?? 0) - y1;
    weights.push((px * dx + py * dy) / length ** 2);
    distances.push((py * dx - px * dy) / length);
  }
  return {
    from: `${pixels(x1 - source.x - source.w / 2)} ${pixels(y1 - source.y - source.h / 2)}`,
    to: `${pixels(x2 - target.x - target.w / 2)} ${pixels(y2 - target.y - target.h / 2)}`,
    weights: weights.map((weight) => rounded(weight, 1e7)).join(' '),
    distances: distances.map((distance) => rounded(distance, 100)).join(' '),
  };
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts || 0;
const pixels = (value: number) => `${rounded(value, 100)}px`;

/** Height of an arch in parts of its width, and in world pixels at most. */
const RISE = 0.16;
const HIGHEST = 480;

/** An arch over the tree from the middle of one box's top edge to another's. */
export function arch(source: Rect, target: Rect): Line {
  const [x1, x2] = [source.x + source.w / 2, target.x + target.w / 2];
  const rise = 60 + Math.min(HIGHEST, Math.hypot(x2 - x1, target.y - source.y) * RISE);
  return [
    x1,
    source.y,
    x1 + (x2 - x1) * 0.2,
    source.y - rise,
    x2 - (x2 - x1) * 0.2,
    target.y - rise,
    x2,
    target.y,
  ];
}
