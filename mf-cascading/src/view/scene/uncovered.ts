import { widthAt } from '../../tree/card/box-sizes';
import type { Transform } from './drawn-card';
import type { Scene } from './scene';

/** Pixels that a picture is high at most; a canvas has fewer. */
const MOST_HIGH = 65_536;

/**
 * The boxes that are to be painted, in their order: where boxes are smaller than a pixel of the device, the last one on
 * each pixel covers the others. A province has 100,000 boxes on some thousand pixels. What is selected, and what has a
 * sign that is larger than itself, is always painted.
 */
export function uncovered(
  { model, layout, visible, selected }: Scene,
  boxes: readonly number[],
  { x: left, y: top, scale }: Transform,
): readonly number[] {
  const { x, y, sizes } = layout;
  const isTiny = (box: number) =>
    visible[box] === 1 &&
    box !== selected &&
    widthAt(sizes, model.level[box] ?? 0) * scale < 1 &&
    (sizes.height[box] ?? 0) * scale < 1;
  if (model.marks !== undefined || !boxes.some(isTiny)) return boxes;
  const pixels = new Set<number>();
  const painted: number[] = [];
  for (let at = boxes.length - 1; at >= 0; at -= 1) {
    const box = boxes[at] ?? 0;
    if (isTiny(box)) {
      const column = Math.floor((x[box] ?? 0) * scale + left);
      const row = Math.floor((y[box] ?? 0) * scale + top);
      const pixel = column * MOST_HIGH + row;
      if (pixels.has(pixel)) continue;
      pixels.add(pixel);
    }
    painted.push(box);
  }
  return painted.reverse();
}
