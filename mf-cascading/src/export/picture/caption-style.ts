import type { Rect } from '../../tree/layout/place';
import type { Transform } from '../../view/scene/drawn-card';
import type { Picture } from './picture';

const family = "'Plus Jakarta Sans Variable', system-ui, sans-serif";

export const captionFont = {
  title: `700 24px ${family}`,
  text: `500 13px ${family}`,
  small: `500 11px ${family}`,
  strong: `650 12px ${family}`,
} as const;

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
