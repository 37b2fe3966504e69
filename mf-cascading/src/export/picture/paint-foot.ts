import { statusCapaian } from '@selaras/domain';
import { statusNames } from '@selaras/ui';
import type { Rect } from '../../tree/layout/place';
import { levelLegend } from '../../tree/model/level';
import { wrap } from '../../tree/text/text-lines';
import { type Look, levelColour } from '../../view/paint/look';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { paintPattern } from '../../view/paint/pattern';
import type { Transform } from '../../view/scene/drawn-card';
import { captionFont, captionTransform } from './caption-style';
import { paintQr } from './paint-qr';
import type { Picture } from './picture';

const LEFT = 32;
const QR = 132;
const QR_TOP = 32;
const SWATCH = 14;

/** Where the QR code stands in the picture. */
export function qrPlace({ captionScale, foot }: Picture): Rect {
  const side = QR * captionScale;
  return {
    x: foot.x + foot.w - LEFT * captionScale - side,
    y: foot.y + QR_TOP * captionScale,
    w: side,
    h: side,
  };
}

/** Below the boxes: what the colours mean, the data's hash, the address and its QR code. */
export function paintFoot(ctx: PaintSurface, picture: Picture, picturePlace: Transform): void {
  const { look, caption, captionScale, foot, measure, qr, scene } = picture;
  const { x, y, scale } = captionTransform(picture, picturePlace, foot);
  const width = foot.w / captionScale;
  ctx.setTransform(scale, 0, 0, scale, x, y);
  ctx.fillStyle = look.surface;
  ctx.fillRect(0, 0, width, foot.h / captionScale);
  ctx.fillStyle = look.line;
  ctx.fillRect(0, 0, width, 1);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';

  const levels = levelLegend(scene.settings.type);
  paintKey(
    ctx,
    picture,
    40,
    levels.map(({ label, levels: [first = 0] }) => ({
      label,
      swatch: (left, top) => {
        ctx.fillStyle = levelColour(look, first);
        ctx.fillRect(left, top + SWATCH / 2 - 2, SWATCH, 4);
      },
    })),
  );
  paintKey(
    ctx,
    picture,
    72,
    statusNames.map((status) => ({
      label: statusCapaian[status],
      swatch: (left, top) => paintSwatch(ctx, look, status, left, top),
    })),
  );

  const room = width - 2 * LEFT - QR - 32;
  const write = (text: string, font: string, colour: string, top: number, lines: number) => {
    ctx.font = font;
    ctx.fillStyle = colour;
    wrap(text, font, room, lines, measure).forEach((line, at) => {
      ctx.fillText(line, LEFT, top + at * 15);
    });
  };
  write(caption.sidik, captionFont.strong, look.ink, 116, 1);
  write('Pindai untuk membuka tampilan ini dan memeriksa datanya.', captionFont.small, look.muted, 135, 1);
  write(caption.link, captionFont.small, look.muted, 153, 2);
  paintQr(ctx, qr, { x: width - LEFT - QR, y: QR_TOP, w: QR, h: QR });
}

interface KeyEntry {
  readonly label: string;
  readonly swatch: (left: number, top: number) => void;
}

function paintKey(
  ctx: PaintSurface,
  { look, measure }: Picture,
  baseline: number,
  entries: readonly KeyEntry[],
): void {
  let left = LEFT;
  for (const { label, swatch } of entries) {
    swatch(left, baseline - SWATCH + 3);
    ctx.font = captionFont.small;
    ctx.fillStyle = look.ink;
    ctx.fillText(label, left + SWATCH + 7, baseline);
    left += SWATCH + 7 + measure(label, captionFont.small) + 20;
  }
}

function paintSwatch(
  ctx: PaintSurface,
  look: Look,
  status: (typeof statusNames)[number],
  left: number,
  top: number,
): void {
  ctx.fillStyle = look.status[status];
  ctx.fillRect(left, top, SWATCH, SWATCH);
  paintPattern(ctx, status, left, top, SWATCH, SWATCH, look.surface);
}
