import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

type Cell = string | number | boolean | null | undefined;

const encoder = new TextEncoder();
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Characters that XML 1.0 does not know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be removed
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

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

/**
 * A workbook whose sheet is streamed row by row: a bold frozen heading, texts as texts, numbers as numbers. `rows` gives
 * the rows in portions, so that no more than one portion is in memory; `more` are sheets behind it.
 */
export function xlsxStream(
  sheet: string,
  headings: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
  more: readonly SmallSheet[] = [],
): Readable {
  const chunks: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    failure = error;
    chunks.push(Buffer.from(data));
  });
  for (const [name, text] of Object.entries(parts([sheet, ...more.map(({ nama }) => nama)]))) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(encoder.encode(text), true);
  }
  const addSheet = (nomor: number) => {
    const file = new ZipDeflate(sheetPath(nomor), { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [at, small] of more.entries()) addSheet(at + 2).push(encoder.encode(sheetXml(small)), true);
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

function escaped(text: string): string {
  return text.replace(notXml, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const sheetPath = (nomor: number): string => `xl/worksheets/sheet${nomor}.xml`;

const sheetName = (sheet: string): string => escaped(sheet.slice(0, 31).replaceAll(/[\\/?*[\]:"]/g, ' '));

function parts(sheets: readonly string[]): Record<string, string> {
  const each = (xml: (nomor: number, sheet: string) => string) =>
    sheets.map((sheet, at) => xml(at + 1, sheet)).join('');
  const types = each(
    (nomor) => `<Override PartName="/${sheetPath(nomor)}" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const entries = each(
    (nomor, sheet) => `<sheet name="${sheetName(sheet)}" sheetId="${nomor}" r:id="rId${nomor}"/>`,
  );
  const relations = each(
    (nomor) =>
      `<Relationship Id="rId${nomor}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${nomor}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  };
}
