import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Side of one module, pixels. */
const MODULE = 6;
/** Modules of quiet border that readers need. */
const BORDER = 4;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** QR code of a text as a PNG of one bit a pixel, robust enough to be read from paper; the same text gives the same bytes. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const side = size * MODULE;
  const bytes = Math.ceil(side / 8);
  const rows = data.flatMap((modules) => {
    const line = Buffer.alloc(bytes + 1);
    for (let x = 0; x < side; x += 1) {
      // White is 1; the first byte of a line names its filter, none.
      if (modules[Math.floor(x / MODULE)]) continue;
      line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    return Array.from({ length: MODULE }, () => line);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
