import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/**
 * Reads one uploaded sheet into rows of texts, in a thread that dies with it: whatever a broken or hostile file does
 * to the reader stays here. Plain JavaScript, because it is started from its file.
 */
const { bytes, maxInflated, maxRows, maxColumns } = workerData;

const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A compound file is what Excel wrote before 2007, and what it writes when the file has a password. */
const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf;

class Refusal extends Error {}

/** Declared sizes first, then a trial: fflate inflates into exactly the declared room, so a lie ends in an error. */
function refuseBombs() {
  let inflated = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      inflated += originalSize;
      return false;
    },
  });
  if (inflated > maxInflated) throw new Refusal('terlalu-besar');
  const names = Object.keys(unzipSync(bytes));
  if (!names.includes('xl/workbook.xml')) throw new Refusal('bukan-xlsx');
}

/** Our own sheets write an apostrophe before what a spreadsheet would take as a formula; it is no part of the text. */
const guard = /^'(?=[=+\-@\t\r])/;

/** Numbers are written the Indonesian way, so that 1.234 stays what it is and does not become a thousand. */
const textOf = (cell) => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return String(cell).trim().replace(guard, '');
};

async function readXlsx() {
  refuseBombs();
  const { buffer, byteOffset, byteLength } = bytes;
  return readSheet(buffer.slice(byteOffset, byteOffset + byteLength));
}

function decode() {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readable(new TextDecoder('utf-16le').decode(bytes));
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

function readCsv() {
  const text = decode();
  return parse(text, {
    bom: true,
    delimiter: [';', '\t', ','].find((mark) => text.slice(0, text.indexOf('\n') >>> 0).includes(mark)) ?? ',',
    relax_column_count: true,
    relax_quotes: true,
    to: maxRows + 1,
    max_record_size: 100_000,
  });
}

try {
  if (isCompound) throw new Refusal('excel-lama');
  const rows = isZip ? await readXlsx() : readCsv();
  if (rows.length > maxRows) throw new Refusal('terlalu-banyak-baris');
  parentPort.postMessage({ rows: rows.map((row) => row.slice(0, maxColumns).map(textOf)) });
} catch (error) {
  parentPort.postMessage({ refusal: error instanceof Refusal ? error.message : 'rusak' });
}
