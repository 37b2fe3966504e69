import { crc32, deflateSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** Small files of each kind that are what they say, for tests. */

const pdfText = (more = '') =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${more} >>\nendobj\nstartxref\n9\n%%EOF\n`;
export const examplePdf = (more?: string) => Buffer.from(pdfText(more), 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const frame = Buffer.alloc(12 + data.length);
  frame.writeUInt32BE(data.length);
  frame.write(type, 4, 'latin1');
  data.copy(frame, 8);
  frame.writeUInt32BE(crc32(frame.subarray(4, 8 + data.length)), 8 + data.length);
  return frame;
}

/** Points that are written; a larger picture only says how large it is. */
const MOST_POINTS = 4_000_000;

export function examplePng(width = 1, height = 1, more: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...(more.length > 0 ? [chunk('tEXt', more)] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(width * height > MOST_POINTS ? 2 : (width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function exampleJpeg(comment = 'foto', trailer: Buffer = Buffer.alloc(0)): Buffer {
  const text = Buffer.from(comment, 'latin1');
  const size = Buffer.alloc(2);
  size.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    Buffer.from('ffd8fffe', 'hex'),
    size,
    text,
    Buffer.from('ffc0000b080001000101011100ffda0008010100003f00d2ffd9', 'hex'),
    trailer,
  ]);
}

export function exampleWebp(): Buffer {
  const body = Buffer.from('57454250565038200a0000003001009d012a0100010002', 'hex');
  const head = Buffer.from('5249464600000000', 'hex');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export const exampleZip = (parts: Zippable) => Buffer.from(zipSync(parts));

const types = strToU8('<Types/>');
export const exampleXlsx = (more: Zippable = {}) =>
  exampleZip({ '[Content_Types].xml': types, 'xl/workbook.xml': strToU8('<workbook/>'), ...more });
export const exampleDocx = (more: Zippable = {}) =>
  exampleZip({ '[Content_Types].xml': types, 'word/document.xml': strToU8('<document/>'), ...more });
