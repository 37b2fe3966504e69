import type { Rect } from '../../tree/layout/place';

export type Paper = 'A4' | 'A3';

/** Millimetres, the long side last. */
const paperSizes: Readonly<Record<Paper, readonly [short: number, long: number]>> = {
  A4: [210, 297],
  A3: [297, 420],
};

export type PrintScale = 'readable' | 'medium' | 'one-sheet';

/** Scales in the order of the dialog. */
export const printScales: Readonly<Record<PrintScale, string>> = {
  readable: 'Terbaca',
  medium: 'Sedang',
  'one-sheet': 'Muat satu lembar',
};

/** More sheets than this are refused: a browser prints from its own memory, a PDF is written part by part. */
export const MOST_SHEETS = { print: 60, pdf: 2000 } as const;

/** Millimetres of paper a world pixel: at reading size the 14 px of a goal are 8 points. */
const scales: Readonly<Record<Exclude<PrintScale, 'one-sheet'>, number>> = { readable: 0.2, medium: 0.12 };

/** Round every sheet, millimetres; the foot holds the sheet's name. */
export const sheetMargin = { side: 10, top: 10, foot: 16 } as const;
/** Strip that two neighbouring sheets both show, so that they can be glued. */
export const OVERLAP = 10;

export interface Sheet {
  /** `B3`: row and column, as the page map names it. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** Part of the picture that it shows, in world pixels. */
  readonly window: Rect;
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
  readonly sheets: readonly Sheet[];
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Sheets that a picture is printed on, laid the way that needs fewer of them. */
export function pageMapOf(picture: Extent, paper: Paper, scale: PrintScale): PageMap {
  const upright = laid(picture, paper, scale, false);
  const across = laid(picture, paper, scale, true);
  if (scale === 'one-sheet') {
    return across.millimetresPerPixel > upright.millimetresPerPixel ? across : upright;
  }
  return across.sheets.length < upright.sheets.length ? across : upright;
}

function laid(picture: Extent, paper: Paper, scale: PrintScale, landscape: boolean): PageMap {
  const [short, long] = paperSizes[paper];
  const sheet = landscape ? { w: long, h: short } : { w: short, h: long };
  const printed = {
    w: sheet.w - 2 * sheetMargin.side,
    h: sheet.h - sheetMargin.top - sheetMargin.foot,
  };
  const millimetresPerPixel =
    scale === 'one-sheet'
      ? Math.min(printed.w / picture.width, printed.h / picture.height, scales.readable)
      : scales[scale];
  const columns = sheetsAlong(picture.width * millimetresPerPixel, printed.w);
  const rows = sheetsAlong(picture.height * millimetresPerPixel, printed.h);
  const sheets: Sheet[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      sheets.push({
        name: `${rowName(row)}${column + 1}`,
        row,
        column,
        window: {
          x: (column * (printed.w - OVERLAP)) / millimetresPerPixel,
          y: (row * (printed.h - OVERLAP)) / millimetresPerPixel,
          w: printed.w / millimetresPerPixel,
          h: printed.h / millimetresPerPixel,
        },
      });
    }
  }
  return { paper, landscape, sheet, printed, millimetresPerPixel, rows, columns, sheets };
}

/** Rounding of a thousandth of a millimetre must not ask for another sheet. */
const TOLERANCE = 0.001;

function sheetsAlong(length: number, sheet: number): number {
  return Math.max(1, Math.ceil((length - OVERLAP - TOLERANCE) / (sheet - OVERLAP)));
}

/** A to Z, then AA, AB and so on, as in a spreadsheet. */
export function rowName(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26));
  return row < 26 ? letter : rowName(Math.floor(row / 26) - 1) + letter;
}
