import { fontIn } from '../../view/paint/look';
import type { PaintSurface } from '../../view/paint/paint-surface';
import type { Transform } from '../../view/scene/drawn-card';
import { captionFont } from './caption-font';
import { TITLE_LEFT, TITLE_LINE } from './caption-lines';
import { captionTransform } from './caption-style';
import type { Picture } from './picture';

/** Title above the boxes: what, whose, which year, when. */
export function paintHead(ctx: PaintSurface, picture: Picture, picturePlace: Transform): void {
  const { look, caption, captionLines, captionScale, head } = picture;
  const { x, y, scale } = captionTransform(picture, picturePlace, head);
  const below = (captionLines.title.length - 1) * TITLE_LINE;
  ctx.setTransform(scale, 0, 0, scale, x, y);
  ctx.fillStyle = look.surface;
  ctx.fillRect(0, 0, head.w / captionScale, head.h / captionScale);
  ctx.fillStyle = look.brand;
  ctx.fillRect(0, 0, head.w / captionScale, 6);
  ctx.fillStyle = look.accent;
  ctx.fillRect(32, 34, 4, 44 + below);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.font = fontIn(look, captionFont.title);
  ctx.fillStyle = look.ink;
  captionLines.title.forEach((line, at) => {
    ctx.fillText(line, TITLE_LEFT, 54 + at * TITLE_LINE);
  });
  ctx.font = fontIn(look, captionFont.text);
  ctx.fillStyle = look.muted;
  ctx.fillText(caption.subtitle, TITLE_LEFT, 77 + below);
}
