import type { Rect } from '../../tree/layout/place';
import { boxesIn } from '../../tree/layout/shown';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { paintBackground, paintBoxes } from '../../view/paint/paint-tree';
import { paintFoot } from './paint-foot';
import { paintHead } from './paint-head';
import type { Picture } from './picture';

/** Cards of a batch. */
const CARDS = 40;

/** Paints a whole picture at its own size; yields the part that is done, 0 to 1, after each batch of cards. */
export function* paintInBatches(ctx: PaintSurface, picture: Picture): Generator<number> {
  const { scene, origin, width, height } = picture;
  const frame = {
    view: { ...origin, scale: 1 },
    size: { width, height },
    pixelRatio: 1,
    detail: 'full',
  } as const;
  const whole: Rect = { x: -origin.x, y: -origin.y, w: width, h: height };
  paintBackground(ctx, scene, frame, picture);
  yield 0;
  const boxes = boxesIn(scene.layout, scene.model, whole);
  for (let at = 0; at < boxes.length; at += CARDS) {
    paintBoxes(ctx, scene, frame, picture, boxes.slice(at, at + CARDS));
    yield Math.min(1, (at + CARDS) / boxes.length);
  }
  const transform = { x: 0, y: 0, scale: 1 };
  if (picture.head.h > 0) paintHead(ctx, picture, transform);
  if (picture.foot.h > 0) paintFoot(ctx, picture, transform);
  yield 1;
}
