import type { Rect } from '../../tree/layout/place';
import { cutsAlong, OVERLAP, type Span } from './cuts';

export type Paper = 'A4' | 'A3' | 'A2';

/** Millimetres, the long side last. */
const paperSizes: Readonly<Record<Paper, readonly [short: number, long: number]>> = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
};

export const papers = Object.keys(paperSizes) as Paper[];

export type PrintScale = 'readable' | 'medium' | 'one-sheet';

/** Scales in the order of the dialog. */
export const printScales: Readonly<Record<PrintScale, string>> = {
  readable: 'Beberapa lembar, terbaca',
  medium: 'Beberapa lembar, huruf kecil',
  'one-sheet': 'Satu lembar',
};

/** More sheets than this are refused: a browser prints from its own memory, a PDF is written part by part. */
export const MOST_SHEETS = { print: 60, pdf: 2000 } as const;

/** The smallest text of a card: 11 px, of which six points are the least that is read on paper without effort. */
const SMALLEST_TEXT = 11;
export const READABLE_POINTS = 6;
const MM_PER_POINT = 25.4 / 72;

/** Least millimetres of paper a world pixel. */
const leastScale: Readonly<Record<Exclude<PrintScale, 'one-sheet'>, number>> = {
  readable: (READABLE_POINTS * MM_PER_POINT) / SMALLEST_TEXT,
  medium: 0.12,
};
/** A picture is never printed larger than it is on a screen. */
const LARGEST_SCALE = 25.4 / 96;

/** Size of the smallest text on paper, in points. */
export const smallestPoints = ({ millimetresPerPixel }: PageMap): number =>
  (millimetresPerPixel * SMALLEST_TEXT) / MM_PER_POINT;

/** Round every sheet, millimetres; the foot holds the sheet's name. */
export const sheetMargin = { side: 10, top: 10, foot: 16 } as const;

export interface Sheet {
  /** `B3`: row and column, as the page map names it. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** Part of the picture that it shows, in world pixels. */
  readonly window: Rect;
  /** Part of it that is left when it is cut where it meets its neighbours. */
  readonly own: Rect;
}

export interface PageMap {
  readonly paper: Paper;
  readonly landscape: boolean;
  /** Size of the sheet and of what is printed on it, millimetres. */
  readonly sheet: { readonly w: number; readonly h: number };
  readonly printed: { readonly w: number; readonly h: number };
  readonly millimetresPerPixel: number;
  readonly rows: number;
  readonly columns: number;
  /** Those that show something, row by row. */
  readonly sheets: readonly Sheet[];
}

/** What is printed, in world pixels. */
interface Printed {
  readonly width: number;
  readonly height: number;
  /** What is best not cut, and everything that is to be seen; left out, it is all of it. */
  readonly content?: { readonly boxes: readonly Rect[]; readonly all: readonly Rect[] };
}

/**
 * Sheets that a picture is printed on: as few as its scale allows, laid the way that needs fewer of them, cut between
 * the boxes where that needs no more. A picture that fits one sheet is as large as it holds.
 */
export function pageMapOf(picture: Printed, paper: Paper, scale: PrintScale): PageMap {
  const upright = laid(picture, paper, scale, false);
  const across = laid(picture, paper, scale, true);
  const fewer = across.sheets.length - upright.sheets.length;
  const larger = across.millimetresPerPixel > upright.millimetresPerPixel;
  return fewer < 0 || (fewer === 0 && larger) ? across : upright;
}

function laid(picture: Printed, paper: Paper, scale: PrintScale, landscape: boolean): PageMap {
  const [short, long] = paperSizes[paper];
  const sheet = landscape ? { w: long, h: short } : { w: short, h: long };
  const printed = {
    w: sheet.w - 2 * sheetMargin.side,
    h: sheet.h - sheetMargin.top - sheetMargin.foot,
  };
  const least = scale === 'one-sheet' ? 0 : leastScale[scale];
  const largest = Math.min(printed.w / picture.width, printed.h / picture.height, LARGEST_SCALE);
  const millimetresPerPixel = Math.max(least, largest);
  const mm = (pixels: number) => pixels * millimetresPerPixel;
  const boxes = picture.content?.boxes ?? [];
  const upright = boxes.map(({ x, w }): Span => [mm(x), mm(x + w)]);
  const level = boxes.map(({ y, h }): Span => [mm(y), mm(y + h)]);
  const columnCuts = cutsAlong(mm(picture.width), printed.w, upright);
  const rowCuts = cutsAlong(mm(picture.height), printed.h, level);
  const grid: Grid = { printed, millimetresPerPixel, columnCuts, rowCuts };
  const size = { rows: rowCuts.length + 1, columns: columnCuts.length + 1 };
  return { paper, landscape, sheet, printed, millimetresPerPixel, ...size, sheets: sheetsOf(picture, grid) };
}

interface Grid extends Pick<PageMap, 'printed' | 'millimetresPerPixel'> {
  readonly columnCuts: readonly number[];
  readonly rowCuts: readonly number[];
}

function sheetsOf(picture: Printed, grid: Grid): Sheet[] {
  const { printed, millimetresPerPixel: scale, columnCuts, rowCuts } = grid;
  const filled = filledSheets(picture, grid);
  return filled.flatMap(([row, column]) => {
    const [left, right] = [columnCuts[column - 1] ?? 0, columnCuts[column] ?? picture.width * scale];
    const [top, bottom] = [rowCuts[row - 1] ?? 0, rowCuts[row] ?? picture.height * scale];
    const [x, y] = [column === 0 ? 0 : left - OVERLAP / 2, row === 0 ? 0 : top - OVERLAP / 2];
    return {
      name: `${rowName(row)}${column + 1}`,
      row,
      column,
      window: { x: x / scale, y: y / scale, w: printed.w / scale, h: printed.h / scale },
      own: { x: left / scale, y: top / scale, w: (right - left) / scale, h: (bottom - top) / scale },
    };
  });
}

/** The sheets of a grid that show something between their cuts, row by row. */
function filledSheets({ width, height, content }: Printed, grid: Grid): [row: number, column: number][] {
  const { millimetresPerPixel: scale, columnCuts, rowCuts } = grid;
  const columns = columnCuts.length + 1;
  const filled = new Uint8Array((rowCuts.length + 1) * columns);
  const at = (cuts: readonly number[], pixel: number) => cuts.filter((cut) => cut < pixel * scale).length;
  for (const { x, y, w, h } of content?.all ?? [{ x: 0, y: 0, w: width, h: height }]) {
    const [left, right] = [at(columnCuts, x), at(columnCuts, x + w)];
    for (let row = at(rowCuts, y); row <= at(rowCuts, y + h); row += 1) {
      filled.fill(1, row * columns + left, row * columns + right + 1);
    }
  }
  return [...filled.keys()]
    .filter((sheet) => filled[sheet] === 1)
    .map((sheet) => [Math.floor(sheet / columns), sheet % columns]);
}

/** A to Z, then AA, AB and so on, as in a spreadsheet. */
export function rowName(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26));
  return row < 26 ? letter : rowName(Math.floor(row / 26) - 1) + letter;
}
