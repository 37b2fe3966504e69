import { FAMILY } from '../../tree/text/font-family';
import { type PageMap, type Sheet, sheetMargin } from '../paper/page-map';
import { mapPlace, paintPageMap } from '../paper/paint-page-map';
import { paintSheet } from '../paper/paint-sheet';
import type { Printed } from '../paper/printed';
import { paintPicture } from '../picture/paint-picture';
import type { Picture } from '../picture/picture';
import { SvgSink } from '../svg/svg-sink';
import { xmlText } from '../svg/xml';
import { VectorSurface } from '../vector/vector-surface';

function svgOf({ sheet }: PageMap, { look, caption }: Picture, content: string): string {
  const fonts = xmlText(look.family ?? FAMILY);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.w} ${sheet.h}" xml:lang="${caption.words.lang}" font-family="${fonts}">${content}</svg>`;
}

/**
 * One sheet of paper as SVG in millimetres: its part of the picture and the marks round it. `mark` tells its ids from
 * those of other pictures in the same document.
 */
export function sheetSvg(picture: Picture, map: PageMap, sheet: Sheet, title: string, mark = ''): string {
  const { printed } = map;
  const { w, h } = sheet.window;
  const part = new SvgSink(mark + sheet.name);
  paintPicture(new VectorSurface(part, picture.measure), picture, sheet.window, 1);
  const marks = new SvgSink(`${mark}${sheet.name}t`);
  paintSheet(
    new VectorSurface(marks, picture.measure),
    map,
    sheet,
    title,
    picture.measure,
    picture.caption.words,
  );
  const place = `x="${sheetMargin.side}" y="${sheetMargin.top}" width="${printed.w}" height="${printed.h}"`;
  const inner = `<svg ${place} viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${part.take()}</svg>`;
  return svgOf(map, picture, inner + marks.take());
}

/** The first sheet: how the others lie, over a thumbnail of the whole picture. */
export function pageMapSvg(printed: Printed, small: string, mark = ''): string {
  const { x, y, w, h } = mapPlace(printed);
  const sink = new SvgSink(`${mark}peta`);
  paintPageMap(new VectorSurface(sink, printed.painted.measure), printed);
  const image = `<image href="${small}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
  return svgOf(printed.map, printed.painted, image + sink.take());
}
