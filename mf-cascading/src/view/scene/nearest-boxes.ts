import type { Rect } from '../../tree/layout/place';
import { boxesIn, rectOf } from '../../tree/layout/shown';
import type { Scene } from './scene';

/** Wanted boxes inside `area`, at most `most` of them, those nearest to the middle of `shown`; in no order. */
export function nearestBoxes(
  { layout, model }: Pick<Scene, 'layout' | 'model'>,
  area: Rect,
  shown: Rect,
  most: number,
  wanted: (box: number) => boolean,
): number[] {
  const boxes = boxesIn(layout, model, area).filter(wanted);
  if (boxes.length <= most) return boxes;
  const middle = { x: shown.x + shown.w / 2, y: shown.y + shown.h / 2 };
  return boxes
    .map((box) => {
      const rect = rectOf(layout, model, box);
      return { box, far: Math.hypot(rect.x + rect.w / 2 - middle.x, rect.y + rect.h / 2 - middle.y) };
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ box }) => box);
}
