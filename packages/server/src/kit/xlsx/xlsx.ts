import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { type AboutFile, aboutSheet } from './about-file';
import { escaped } from './escaped';
import { sheetPath, workbookParts } from './workbook-parts';

export type Cell = string | number | boolean | null | undefined;

const encoder = new TextEncoder();
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** What a spreadsheet would take as a formula begins with an apostrophe, also after it was saved as CSV. */
export function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** A sheet that is small enough to be there at once. */
interface SmallSheet {
  readonly nama: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What stands behind the rows of a workbook. */
interface Behind {
  readonly about?: AboutFile;
  readonly more?: readonly SmallSheet[];
}

/**
 * A workbook whose sheet is streamed row by row: a bold frozen heading, texts as texts, numbers as numbers. `rows` gives
 * the rows in portions, so that no more than one portion is in memory. Behind it, so that the first sheet holds rows and
 * nothing else, stand what the file says of itself and the sheets of `more`.
 */
export function xlsxStream(
  sheet: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
  { about, more = [] }: Behind = {},
): Readable {
  const behind: readonly SmallSheet[] = about === undefined ? more : [aboutSheet(about), ...more];
  const chunks: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    failure = error;
    chunks.push(Buffer.from(data));
  });
  for (const [name, text] of Object.entries(
    workbookParts([sheet, ...behind.map(({ nama }) => nama)], about),
  )) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(encoder.encode(text), true);
  }
  const addSheet = (nomor: number) => {
    const file = new ZipDeflate(sheetPath(nomor), { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [at, small] of behind.entries()) addSheet(at + 2).push(encoder.encode(sheetXml(small)), true);
  const file = addSheet(1);

  async function* bytes() {
    const write = (text: string, last = false) => {
      file.push(encoder.encode(text), last);
      if (failure !== null) throw failure;
    };
    write(sheetHead(headings));
    let nomor = 1;
    for await (const portion of rows) {
      write(portion.map((cells) => rowXml(++nomor, cells)).join(''));
      yield* chunks.splice(0);
    }
    write(SHEET_END, true);
    zip.end();
    yield* chunks.splice(0);
  }
  return Readable.from(bytes(), { objectMode: false });
}

function sheetHead(headings: readonly string[]): string {
  const columns = headings.map(
    (_, index) => `<col min="${index + 1}" max="${index + 1}" width="24" customWidth="1"/>`,
  );
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowXml(1, headings, ' s="1"')}`;
}

const SHEET_END = '</sheetData></worksheet>';

const sheetXml = ({ headings, rows }: SmallSheet): string =>
  `${sheetHead(headings)}${rows.map((cells, at) => rowXml(at + 2, cells)).join('')}${SHEET_END}`;

function rowXml(nomor: number, cells: readonly Cell[], style = ''): string {
  const xml = cells.map((cell, index) => cellXml(`${columnName(index)}${nomor}`, cell, style));
  return `<row r="${nomor}">${xml.join('')}</row>`;
}

function cellXml(ref: string, cell: Cell, style: string): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${ref}"${style}><v>${cell}</v></c>`;
  const text = typeof cell === 'boolean' ? (cell ? 'Ya' : 'Tidak') : neutral(cell);
  return `<c r="${ref}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
