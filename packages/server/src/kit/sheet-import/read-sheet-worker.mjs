import { parse } from 'csv-parse/sync';
import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { farCells } from './far-cells.mjs';

/**
 * Reads one uploaded sheet into rows of texts, in a process that ends with it: whatever a broken or hostile file does
 * to the reader stays here. Plain JavaScript, because it is started from its file.
 */
process.once('message', async (file) => {
  try {
    process.send({ rows: await readRows(file) });
  } catch (error) {
    process.send({ refusal: error instanceof Refusal ? error.message : 'rusak' });
  }
});

async function readRows({ bytes, maxInflated, maxRows, maxColumns, maxText }) {
  if (isCompound(bytes)) throw new Refusal('excel-lama');
  const rows = isZip(bytes) ? await readXlsx(bytes, maxInflated) : readCsv(bytes, maxRows);
  if (rows.length > maxRows) throw new Refusal('terlalu-banyak-baris');
  return toTexts(rows, maxColumns, maxText);
}

const isZip = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A compound file is what Excel wrote before 2007, and what it writes when the file has a password. */
const isCompound = (bytes) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

class Refusal extends Error {}

/** Pictures and printer settings stay packed. */
const isRead = ({ name }) => name.endsWith('.xml') || name.endsWith('.rels');

/**
 * The parts of a workbook that are read. Declared sizes first, and no part for less than it takes in the file, for many
 * may share the same bytes; fflate then inflates into exactly the declared room, so that a lie ends in an error.
 */
function unpack(bytes, maxInflated) {
  let inflated = 0;
  unzipSync(bytes, {
    filter: (part) => {
      if (isRead(part)) inflated += Math.max(part.size, part.originalSize);
      return false;
    },
  });
  if (inflated > maxInflated) throw new Refusal('terlalu-besar');
  const parts = unzipSync(bytes, { filter: isRead });
  if (!Object.hasOwn(parts, 'xl/workbook.xml')) throw new Refusal('bukan-xlsx');
  return parts;
}

/** Our own sheets write an apostrophe before what a spreadsheet would take as a formula; it is no part of the text. */
const guard = /^'(?=[=+\-@\t\r])/;

/** Numbers are written the Indonesian way, so that 1.234 stays what it is and does not become a thousand. */
const textOf = (cell) => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.valueOf()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return storable(String(cell)).trim().replace(guard, '');
};

/** No database keeps half a letter or NUL, which XML may spell. */
const storable = (text) => text.toWellFormed().replaceAll('\0', '');

/** The reader gets what was unpacked here and nothing else: it looks at sizes no more. */
function readXlsx(bytes, maxInflated) {
  const parts = unpack(bytes, maxInflated);
  const far = farCells(parts);
  if (far !== null) throw new Refusal(far === 'far' ? 'rusak' : 'terlalu-besar');
  return readSheet(zipSync(parts, { level: 0 }).buffer);
}

/** One long text may stand in every cell of a small file. */
function toTexts(rows, maxColumns, maxText) {
  let length = 0;
  return rows.map((row) =>
    row.slice(0, maxColumns).map((cell) => {
      const text = textOf(cell);
      length += text.length;
      if (length > maxText) throw new Refusal('terlalu-besar');
      return text;
    }),
  );
}

function decode(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readable(new TextDecoder('utf-16le').decode(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return readable(new TextDecoder('utf-16be').decode(bytes));
  if (bytes.includes(0)) throw new Refusal('bukan-lembar');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('bukan-utf8');
  }
}

function readable(text) {
  if (text.includes('\0')) throw new Refusal('bukan-lembar');
  return text;
}

function readCsv(bytes, maxRows) {
  const text = decode(bytes);
  return parse(text, {
    bom: true,
    delimiter: [';', '\t', ','].find((mark) => text.slice(0, text.indexOf('\n') >>> 0).includes(mark)) ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    to: maxRows + 1,
    max_record_size: 100_000,
  });
}
