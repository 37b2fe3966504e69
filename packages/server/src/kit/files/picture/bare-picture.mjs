/** JPEG: application data but the first, which says that it is a JFIF, and comments. */
const isRemark = (marker) => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;
const START_OF_SCAN = 0xda;

function bareJpeg(bytes) {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (bytes[at + 1] !== START_OF_SCAN) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (!isRemark(bytes[at + 1])) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

/** PNG: what the picture itself is made of. */
const needed = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

function barePng(bytes) {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (needed.includes(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** WebP: profile of colours, camera and description; and the bits by which the head announces them. */
const remarks = ['ICCP', 'EXIF', 'XMP '];
const ANNOUNCED = 0x2c;

function bareWebp(bytes) {
  const kept = [];
  for (let at = 12; at < bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') chunk[8] &= ~ANNOUNCED;
    if (!remarks.includes(name)) kept.push(chunk);
    at = end;
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF____WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

const bare = { jpeg: bareJpeg, png: barePng, webp: bareWebp };

/** The same picture, as the painter has just written it, without all that is no part of the picture. */
export const barePicture = (jenis, bytes) => bare[jenis](bytes);
