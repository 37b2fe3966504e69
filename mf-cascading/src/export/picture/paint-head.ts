import { wrap } from '../../tree/text/text-lines';
import type { PaintSurface } from '../../view/paint/paint-surface';
import type { Transform } from '../../view/scene/drawn-card';
import { captionFont, captionTransform } from './caption-style';
import type { Picture } from './picture';

/** Title above the boxes: what, whose, which year, when. */
export function paintHead(ctx: PaintSurface, picture: Picture, picturePlace: Transform): void {
  const { look, caption, captionScale, head, measure } = picture;
  const { x, y, scale } = captionTransform(picture, picturePlace, head);
  const room = head.w / captionScale - 96;
  const line = (text: string, font: string) => wrap(text, font, room, 1, measure)[0] ?? '';
  ctx.setTransform(scale, 0, 0, scale, x, y);
  ctx.fillStyle = look.surface;
  ctx.fillRect(0, 0, head.w / captionScale, head.h / captionScale);
  ctx.fillStyle = look.brand;
  ctx.fillRect(0, 0, head.w / captionScale, 6);
  ctx.fillStyle = look.accent;
  ctx.fillRect(32, 34, 4, 44);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.font = captionFont.title;
  ctx.fillStyle = look.ink;
  ctx.fillText(line(caption.title, captionFont.title), 50, 54);
  ctx.font = captionFont.text;
  ctx.fillStyle = look.muted;
  ctx.fillText(line(caption.subtitle, captionFont.text), 50, 77);
}
