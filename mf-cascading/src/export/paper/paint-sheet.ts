import type { Rect } from '../../tree/layout/place';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { OVERLAP, type PageMap, type Sheet, sheetMargin } from './page-map';

/** Paper is white whatever the theme of the picture. */
const ink = {
  text: '#12262b',
  muted: '#4a6167',
  line: '#b9c4c6',
  brand: '#0e5a65',
  soft: '#dceef0',
} as const;
const font = (weight: number, millimetres: number) =>
  `${weight} ${millimetres}px 'Plus Jakarta Sans Variable', system-ui, sans-serif`;

/** Marks round the printed part of a sheet, in millimetres: frame, overlap, name and neighbours. */
export function paintSheet(ctx: PaintSurface, map: PageMap, sheet: Sheet, title: string): void {
  const { side, top } = sheetMargin;
  const { printed } = map;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.strokeStyle = ink.line;
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
  ctx.fillStyle = ink.brand;
  ctx.font = font(700, 5);
  ctx.fillText(sheet.name, side, line);
  ctx.fillStyle = ink.text;
  ctx.font = font(500, 3);
  ctx.fillText(title.slice(0, 90), side + 14, line - 1);
  ctx.fillStyle = ink.muted;
  ctx.fillText(neighboursText(map, sheet), side + 14, line + 3);
  ctx.textAlign = 'right';
  ctx.fillText(`Lembar ${position} dari ${map.sheets.length}`, side + printed.w, line - 1);
  ctx.textAlign = 'left';
}

const MARK = 5;

/** Short marks beside the printed part where that which a neighbour shows too begins. */
function cutMarks({ printed, rows, columns }: PageMap, { row, column }: Sheet) {
  const { side, top } = sheetMargin;
  const [right, bottom] = [side + printed.w, top + printed.h];
  const upright = [
    ...(column > 0 ? [side + OVERLAP] : []),
    ...(column < columns - 1 ? [right - OVERLAP] : []),
  ];
  const level = [...(row > 0 ? [top + OVERLAP] : []), ...(row < rows - 1 ? [bottom - OVERLAP] : [])];
  return [
    ...upright.flatMap((x) => [[x, top - MARK, x, top] as const, [x, bottom, x, bottom + MARK] as const]),
    ...level.flatMap((y) => [[side - MARK, y, side, y] as const, [right, y, right + MARK, y] as const]),
  ];
}

/** Which sheets lie beside this one, in words. */
export function neighboursText({ sheets, columns }: PageMap, { row, column }: Sheet): string {
  const at = (down: number, across: number) =>
    across < 0 || across >= columns ? undefined : sheets[down * columns + across]?.name;
  const beside = {
    kiri: at(row, column - 1),
    kanan: at(row, column + 1),
    atas: at(row - 1, column),
    bawah: at(row + 1, column),
  };
  return Object.entries(beside)
    .flatMap(([side, name]) => (name === undefined ? [] : [`${side} ${name}`]))
    .join(' · ');
}

/** Room of the page map on its sheet, millimetres. */
export function mapPlace({ sheet }: PageMap, picture: { width: number; height: number }): Rect {
  const room = { w: sheet.w - 2 * sheetMargin.side, h: sheet.h - 40 - sheetMargin.foot };
  const scale = Math.min(room.w / picture.width, room.h / picture.height);
  const w = picture.width * scale;
  return { x: (sheet.w - w) / 2, y: 34, w, h: picture.height * scale };
}

/** Heading of the page map and, over a small picture of the whole at `place`, the sheets with their names. */
export function paintPageMap(
  ctx: PaintSurface,
  map: PageMap,
  picture: { width: number; height: number },
  title: string,
): void {
  const place = mapPlace(map, picture);
  const scale = place.w / picture.width;
  const { side } = sheetMargin;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = ink.brand;
  ctx.font = font(700, 6);
  ctx.fillText('Peta halaman', side, 16);
  ctx.fillStyle = ink.text;
  ctx.font = font(500, 3.2);
  ctx.fillText(title.slice(0, 90), side, 22);
  ctx.fillStyle = ink.muted;
  ctx.fillText(
    `${map.sheets.length} lembar ${map.paper}, ${map.rows} baris × ${map.columns} kolom. Tanda potong di tepi menunjukkan ${OVERLAP} mm yang sama dengan lembar sebelahnya.`,
    side,
    27,
  );
  ctx.strokeStyle = ink.brand;
  ctx.lineWidth = 0.3;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  for (const { name, window } of map.sheets) {
    const x = place.x + window.x * scale;
    const y = place.y + window.y * scale;
    const w = Math.min(window.w * scale, place.x + place.w - x);
    const h = Math.min(window.h * scale, place.y + place.h - y);
    ctx.strokeRect(x, y, w, h);
    const size = Math.max(2, Math.min(9, h * 0.3, w * 0.28));
    ctx.fillStyle = ink.soft;
    ctx.beginPath();
    ctx.roundRect(x + w / 2 - size, y + h / 2 - size * 0.75, 2 * size, 1.5 * size, size * 0.3);
    ctx.fill();
    ctx.fillStyle = ink.brand;
    ctx.font = font(700, size);
    ctx.fillText(name, x + w / 2, y + h / 2);
  }
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
}
