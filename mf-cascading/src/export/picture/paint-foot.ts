import { statusNames } from '@selaras/ui';
import type { Rect } from '../../tree/layout/place';
import { levelLegend } from '../../tree/model/level';
import { cardWords } from '../../tree/words/card-words';
import { fontIn, type Look, levelColour } from '../../view/paint/look';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { paintPattern } from '../../view/paint/pattern';
import type { Transform } from '../../view/scene/drawn-card';
import { captionFont } from './caption-font';
import { CAPTION_INSET, FOOT_LINE, QR_SIDE } from './caption-lines';
import { captionTransform } from './caption-style';
import { paintQr } from './paint-qr';
import type { Picture } from './picture';

const QR_TOP = 32;
const SWATCH = 14;

/** Where the QR code stands in the picture. */
export function qrPlace({ captionScale, foot }: Picture): Rect {
  const side = QR_SIDE * captionScale;
  return {
    x: foot.x + foot.w - CAPTION_INSET * captionScale - side,
    y: foot.y + QR_TOP * captionScale,
    w: side,
    h: side,
  };
}

/** Below the boxes: what the colours mean, the data's hash, the address and its QR code. */
export function paintFoot(ctx: PaintSurface, picture: Picture, picturePlace: Transform): void {
  const { look, caption, captionLines, captionScale, foot, qr, scene } = picture;
  const { x, y, scale } = captionTransform(picture, picturePlace, foot);
  const width = foot.w / captionScale;
  ctx.setTransform(scale, 0, 0, scale, x, y);
  ctx.fillStyle = look.surface;
  ctx.fillRect(0, 0, width, foot.h / captionScale);
  ctx.fillStyle = look.line;
  ctx.fillRect(0, 0, width, 1);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';

  const { type, words = cardWords } = scene.settings;
  paintKey(
    ctx,
    picture,
    40,
    levelLegend(type).map(({ levels: [first = 0] }) => ({
      label: words.level(first, type),
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
      label: words.status[status],
      swatch: (left, top) => paintSwatch(ctx, look, status, left, top),
    })),
  );

  const write = (lines: readonly string[], font: string, colour: string, top: number) => {
    ctx.font = fontIn(look, font);
    ctx.fillStyle = colour;
    lines.forEach((line, at) => {
      ctx.fillText(line, CAPTION_INSET, top + at * FOOT_LINE);
    });
  };
  write([caption.sidik], captionFont.strong, look.ink, 116);
  write([caption.words.scan], captionFont.small, look.muted, 135);
  write(captionLines.link, captionFont.small, look.muted, 153);
  paintQr(ctx, qr, { x: width - CAPTION_INSET - QR_SIDE, y: QR_TOP, w: QR_SIDE, h: QR_SIDE });
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
  let left = CAPTION_INSET;
  for (const { label, swatch } of entries) {
    swatch(left, baseline - SWATCH + 3);
    ctx.font = fontIn(look, captionFont.small);
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
