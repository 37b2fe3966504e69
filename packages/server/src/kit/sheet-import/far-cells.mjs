import { Parser } from 'saxen';

/** What a spreadsheet ends at in Excel: row 1,048,576 and column XFD. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** The reader fills the rectangle from A1 to the farthest values; a larger one takes more memory than it has. */
const MAX_AREA = 100_000_000;

/**
 * Whether the sheets of an unpacked workbook can be read cell by cell: `'far'` when one names a cell, a row or an area
 * outside of any sheet, `'large'` when few cells lie so far apart that what is between them fills the memory, else
 * null. The reader would make every row and column up to such a cell. It walks the same tokens as the reader does, so
 * that no spelling of an address (entities, prefixes) is read differently there.
 *
 * @param {Record<string, Uint8Array>} parts by their paths
 * @returns {'far' | 'large' | null}
 */
export function farCells(parts) {
  for (const bytes of Object.values(parts)) {
    if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('sheetData')) continue;
    const found = farCellsIn(new TextDecoder().decode(bytes));
    if (found !== null) return found;
  }
  return null;
}

/** In one part. Whatever else is wrong with its XML, the reader says. */
function farCellsIn(xml) {
  let found = null;
  let cell = null;
  let holdsValue = false;
  let rows = 0;
  let columns = 0;
  const parser = new Parser();
  const end = (reason) => {
    found = reason;
    parser.stop();
    return null;
  };
  parser.on('error', () => parser.stop());
  parser.on('openTag', (element, attributes, decode) => {
    const name = localName(element);
    if (name === 'c') {
      cell = null;
      for (const address of valuesOf('r', attributes(), decode)) cell = placeOf(address) ?? end('far');
    } else if (name === 'v' || name === 'is') {
      holdsValue = cell !== null;
    } else if (name === 'row') {
      for (const row of valuesOf('r', attributes(), decode)) if (!isRow(row)) end('far');
    } else if (name === 'dimension') {
      for (const area of valuesOf('ref', attributes(), decode)) if (!isArea(area)) end('far');
    }
  });
  parser.on('text', (text) => {
    if (!holdsValue || text.trim() === '') return;
    rows = Math.max(rows, cell.row);
    columns = Math.max(columns, cell.column);
    if (rows * columns > MAX_AREA) end('large');
  });
  parser.on('closeTag', (element) => {
    const name = localName(element);
    if (name === 'c') cell = null;
    if (name === 'c' || name === 'v' || name === 'is') holdsValue = false;
  });
  parser.parse(xml);
  return found;
}

function localName(name) {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/** What an attribute says, under whatever prefixes it is written. */
function valuesOf(wanted, attributes, decode) {
  const values = [];
  for (const name in attributes) if (localName(name) === wanted) values.push(decode(attributes[name]));
  return values;
}

/** A row may go without its number; the reader counts then. */
const isRow = (text) => text === '' || (/^\d{1,7}$/.test(text) && Number(text) <= LAST_ROW);

const isArea = (text) => text.split(':').every((address) => placeOf(address) !== null);

function placeOf(address) {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(address) ?? [];
  if (letters === undefined) return null;
  let column = 0;
  for (let index = 0; index < letters.length; index++) column = column * 26 + letters.charCodeAt(index) - 64;
  const row = Number(digits);
  return column <= LAST_COLUMN && row <= LAST_ROW ? { row, column } : null;
}
