import { sheetMargin } from '../paper/page-map';
import { mapPlace, paintPageMap } from '../paper/paint-page-map';
import { paintSheet } from '../paper/paint-sheet';
import type { Printed } from '../paper/printed';
import { qrPlace } from '../picture/paint-foot';
import type { Picture } from '../picture/picture';
import { VectorSurface } from '../vector/vector-surface';
import type { PdfSink } from './pdf-sink';

/** A page: its size in millimetres, its content and, in millimetres from the top left, what leads to the link. */
export interface PdfPage {
  readonly w: number;
  readonly h: number;
  readonly content: string;
  readonly link: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null;
}

/** Millimetres of a CSS pixel, and the longest side that every PDF reader opens. */
const MM_PER_PIXEL = 25.4 / 96;
const LONGEST_SIDE = 5000;

/** The picture is drawn once and shown by every page, under this name. */
export const PICTURE_NAME = 'Gambar';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const shown = ({ x, y, scale }: Place) => `q ${scale} 0 0 ${scale} ${x} ${y} cm /${PICTURE_NAME} Do Q\n`;

/** One page as large as the picture. */
export function wholePage(picture: Picture): PdfPage {
  const { width, height } = picture;
  const scale = Math.min(MM_PER_PIXEL, LONGEST_SIDE / Math.max(width, height));
  const qr = qrPlace(picture);
  return {
    w: width * scale,
    h: height * scale,
    content: shown({ x: 0, y: 0, scale }),
    link: { x: qr.x * scale, y: qr.y * scale, w: qr.w * scale, h: qr.h * scale },
  };
}

/** The page map, when there is more than one sheet, and the sheets. */
export function* sheetPages(printed: Printed, title: string, sink: PdfSink): Generator<PdfPage> {
  const { map, painted } = printed;
  const { measure } = painted;
  const surface = new VectorSurface(sink, measure);
  const { sheet, printed: room, millimetresPerPixel: scale } = map;
  const page = (content: string): PdfPage => ({ ...sheet, content, link: null });
  if (map.sheets.length > 1) {
    const { x, y, w } = mapPlace(printed);
    paintPageMap(surface, printed);
    yield page(shown({ x, y, scale: w / painted.width }) + sink.take());
  }
  const { side, top } = sheetMargin;
  for (const one of map.sheets) {
    const clip = `q ${side} ${top} ${room.w} ${room.h} re W n\n`;
    const part = shown({ x: side - one.window.x * scale, y: top - one.window.y * scale, scale });
    paintSheet(surface, map, one, title, measure, painted.caption.words);
    yield page(`${clip}${part}Q\n${sink.take()}`);
  }
}
