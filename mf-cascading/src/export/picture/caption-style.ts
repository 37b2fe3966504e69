import type { Rect } from '../../tree/layout/place';
import type { Transform } from '../../view/scene/drawn-card';
import type { Picture } from './picture';

/** Where head or foot begins on the surface, and how large one of its own pixels is. */
export const captionTransform = (
  { captionScale }: Picture,
  { x, y, scale }: Transform,
  part: Rect,
): Transform => ({
  x: x + part.x * scale,
  y: y + part.y * scale,
  scale: scale * captionScale,
});
