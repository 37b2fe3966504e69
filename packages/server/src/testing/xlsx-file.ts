import { strToU8, zipSync } from 'fflate';
import { xlsxStream } from '../kit/xlsx/xlsx';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook of one sheet as other programs write it, out of the XML of its rows and its shared strings. */
export function xlsxOf(
  rows: string,
  strings: readonly string[] = [],
  more: Record<string, string> = {},
): Buffer {
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
  return zipOf(Object.entries(files));
}

/** Files as a lightly packed archive. */
const zipOf = (files: readonly (readonly [name: string, text: string])[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])), { level: 1 }));

/** XML of one row. */
export const rowOf = (nomor: number, ...cells: string[]) => `<row r="${nomor}">${cells.join('')}</row>`;
/** XML of a cell that says a shared string. */
export const sharedCell = (ref: string, index: number) => `<c r="${ref}" t="s"><v>${index}</v></c>`;
/** XML of a cell that says a text. */
export const textCell = (ref: string, text: string) =>
  `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;

type Cells = Readonly<Partial<Record<string, string | number | null>>>;

/** A workbook as this server writes them, with rows by the titles of their columns. */
export async function xlsxByTitle(heads: readonly string[], rows: readonly Cells[]): Promise<Buffer> {
  async function* portions() {
    yield rows.map((row) => heads.map((judul) => row[judul] ?? null));
  }
  const chunks: Buffer[] = [];
  for await (const chunk of xlsxStream('Uji', heads, portions())) chunks.push(chunk);
  return Buffer.concat(chunks);
}
