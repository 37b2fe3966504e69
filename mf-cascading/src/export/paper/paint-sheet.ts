import type { Measure } from '../../tree/text/text-lines';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { type PictureWords, pictureWords } from '../words/picture-words';
import { type PageMap, type Sheet, sheetMargin } from './page-map';
import { paperFont, paperInk } from './paper-ink';

/** Room of `Lembar 12 dari 34` at the right of a sheet's title, millimetres. */
const COUNT_ROOM = 36;

/** The size at which a text fits its room, at most the wanted one: titles are made smaller, never cut. */
function sizeFor(text: string, wanted: number, room: number, measure: Measure): number {
  return Math.min(wanted, (wanted * room) / Math.max(1, measure(text, paperFont(500, wanted))));
}

/** Marks round the printed part of a sheet, in millimetres: frame, overlap, name and neighbours. */
export function paintSheet(
  ctx: PaintSurface,
  map: PageMap,
  sheet: Sheet,
  title: string,
  measure: Measure,
  words: PictureWords = pictureWords,
): void {
  const { side, top } = sheetMargin;
  const { printed } = map;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.strokeStyle = paperInk.line;
  ctx.lineWidth = 0.2;
  ctx.strokeRect(side, top, printed.w, printed.h);
  for (const [x1, y1, x2, y2] of cutMarks(map, sheet)) {
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
    ctx.stroke();
  }
  const line = top + printed.h + 9;
  const position = map.sheets.indexOf(sheet) + 1;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = paperInk.brand;
  ctx.font = paperFont(700, 5);
  ctx.fillText(sheet.name, side, line);
  ctx.fillStyle = paperInk.text;
  ctx.font = paperFont(500, sizeFor(title, 3, printed.w - 14 - COUNT_ROOM, measure));
  ctx.fillText(title, side + 14, line - 1);
  ctx.font = paperFont(500, 3);
  ctx.fillStyle = paperInk.muted;
  ctx.fillText(neighboursText(map, sheet, words), side + 14, line + 3);
  ctx.textAlign = 'right';
  ctx.fillText(words.sheetOf(position, map.sheets.length), side + printed.w, line - 1);
  ctx.textAlign = 'left';
}

const MARK = 5;

/** Short marks beside the printed part: cut there, the sheet fits its neighbour edge to edge. */
function cutMarks({ printed, rows, columns, millimetresPerPixel }: PageMap, sheet: Sheet) {
  const { row, column, window, own } = sheet;
  const [left, top] = [sheetMargin.side, sheetMargin.top];
  const [right, bottom] = [left + printed.w, top + printed.h];
  const across = (pixel: number) => left + (pixel - window.x) * millimetresPerPixel;
  const down = (pixel: number) => top + (pixel - window.y) * millimetresPerPixel;
  const upright = [
    ...(column > 0 ? [across(own.x)] : []),
    ...(column < columns - 1 ? [across(own.x + own.w)] : []),
  ];
  const level = [...(row > 0 ? [down(own.y)] : []), ...(row < rows - 1 ? [down(own.y + own.h)] : [])];
  return [
    ...upright.flatMap((x) => [[x, top - MARK, x, top] as const, [x, bottom, x, bottom + MARK] as const]),
    ...level.flatMap((y) => [[left - MARK, y, left, y] as const, [right, y, right + MARK, y] as const]),
  ];
}

/** Which sheets lie beside this one, in words. */
export function neighboursText(
  { sheets }: PageMap,
  { row, column }: Sheet,
  { beside: side }: PictureWords = pictureWords,
): string {
  const at = (down: number, across: number) =>
    sheets.find((other) => other.row === down && other.column === across)?.name;
  const beside = {
    [side.left]: at(row, column - 1),
    [side.right]: at(row, column + 1),
    [side.above]: at(row - 1, column),
    [side.below]: at(row + 1, column),
  };
  return Object.entries(beside)
    .flatMap(([where, name]) => (name === undefined ? [] : [`${where} ${name}`]))
    .join(' · ');
}
