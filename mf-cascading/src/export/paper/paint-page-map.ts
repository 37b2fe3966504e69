import type { Rect } from '../../tree/layout/place';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { paintFoot } from '../picture/paint-foot';
import { paintHead } from '../picture/paint-head';
import { captionOn, type Picture } from '../picture/picture';
import type { PictureWords } from '../words/picture-words';
import { type PageMap, sheetMargin } from './page-map';
import { paperFont, paperInk } from './paper-ink';
import type { Printed } from './printed';

/** Millimetres of a pixel of the caption: its smallest text is read like that of the cards. */
const CAPTION_SCALE = 0.2;
/** Room of the two lines above the small picture, and between it and the foot. */
const HEADING = 14;
const GAP = 4;

interface Places {
  readonly caption: Picture;
  /** Where title, small picture and foot begin, millimetres. */
  readonly heading: number;
  readonly foot: number;
  readonly small: Rect;
}

function placesOf({ map, painted }: Printed): Places {
  const { sheet, printed } = map;
  const caption = captionOn(painted, printed.w / CAPTION_SCALE);
  const heading = sheetMargin.top + caption.head.h * CAPTION_SCALE;
  const foot = sheet.h - sheetMargin.top - caption.foot.h * CAPTION_SCALE;
  const top = heading + HEADING;
  const scale = Math.min(printed.w / painted.width, (foot - GAP - top) / painted.height);
  const w = painted.width * scale;
  return { caption, heading, foot, small: { x: (sheet.w - w) / 2, y: top, w, h: painted.height * scale } };
}

/** Room of the small picture on the page map, millimetres. */
export const mapPlace = (printed: Printed): Rect => placesOf(printed).small;

/** The page map but for the small picture at its place: title, the sheets with their names, legend and proof. */
export function paintPageMap(ctx: PaintSurface, printed: Printed): void {
  const { map, painted } = printed;
  const { side, top } = sheetMargin;
  const { caption, heading, foot, small } = placesOf(printed);
  paintHead(ctx, caption, { x: side, y: top, scale: CAPTION_SCALE });
  paintFoot(ctx, caption, { x: side, y: foot, scale: CAPTION_SCALE });
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = paperInk.brand;
  ctx.font = paperFont(700, 4.5);
  ctx.fillText(painted.caption.words.pageMap, side, heading + 5);
  ctx.fillStyle = paperInk.muted;
  ctx.font = paperFont(500, 3);
  ctx.fillText(explained(map, painted.caption.words), side, heading + 10);
  paintSheetNames(ctx, map, small, small.w / painted.width);
}

const explained = ({ sheets, paper, rows, columns }: PageMap, words: PictureWords) =>
  words.pageMapExplained(sheets.length, paper, rows, columns);

function paintSheetNames(ctx: PaintSurface, { sheets }: PageMap, place: Rect, scale: number): void {
  ctx.strokeStyle = paperInk.brand;
  ctx.lineWidth = 0.3;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { name, own } of sheets) {
    const [x, y, w, h] = [place.x + own.x * scale, place.y + own.y * scale, own.w * scale, own.h * scale];
    ctx.strokeRect(x, y, w, h);
    const size = Math.max(2, Math.min(9, h * 0.3, w * 0.28));
    ctx.fillStyle = paperInk.soft;
    ctx.beginPath();
    ctx.roundRect(x + w / 2 - size, y + h / 2 - size * 0.75, 2 * size, 1.5 * size, size * 0.3);
    ctx.fill();
    ctx.fillStyle = paperInk.brand;
    ctx.font = paperFont(700, size);
    ctx.fillText(name, x + w / 2, y + h / 2);
  }
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
}
