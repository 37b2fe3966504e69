import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const SHEET = 'xl/worksheets/sheet1.xml';

type Cell = string | number | null;

/** Texts of the cells of an offered workbook, row by row; empty cells are null. */
export function rowsOf(workbook: Uint8Array): Cell[][] {
  const xml = strFromU8(partOf(workbook));
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: Cell[] = [];
    for (const [, letters = '', text, number] of row.matchAll(
      /<c r="([A-Z]+)\d+"[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs,
    )) {
      cells[columnOf(letters)] = number === undefined ? unescaped(text ?? '') : Number(number);
    }
    return Array.from(cells, (cell) => cell ?? null);
  });
}

/** The workbook as somebody saves it after filling it in: the same head, these rows below it. */
export function withRows(workbook: Uint8Array, rows: readonly (readonly Cell[])[]): Buffer {
  const parts = unzipSync(workbook);
  const xml = strFromU8(partOf(workbook));
  const head = xml.slice(0, xml.indexOf('</row>') + '</row>'.length);
  const body = rows.map((cells, index) => rowXml(index + 2, cells)).join('');
  return Buffer.from(zipSync({ ...parts, [SHEET]: strToU8(`${head}${body}</sheetData></worksheet>`) }));
}

/** A small workbook whose sheet inflates to more than anybody reads. */
export function zipBomb(workbook: Uint8Array): Buffer {
  const parts = unzipSync(workbook);
  return Buffer.from(zipSync({ ...parts, [SHEET]: new Uint8Array(300 * 1024 * 1024) }));
}

function partOf(workbook: Uint8Array): Uint8Array {
  const part = unzipSync(workbook, { filter: ({ name }) => name === SHEET })[SHEET];
  if (part === undefined) throw new Error('the workbook has no sheet');
  return part;
}

function rowXml(nomor: number, cells: readonly Cell[]): string {
  const xml = cells.map((cell, index) => {
    const place = `${String.fromCharCode(65 + index)}${nomor}`;
    if (cell === null || cell === '') return '';
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${nomor}">${xml.join('')}</row>`;
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
