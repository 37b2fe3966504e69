/** A picture of more points than this fills the memory of who opens it. */
const MAX_POINTS = 100_000_000;

const PNG_HEAD = 8;
const CHUNK_FRAME = 12;

/** Chunks from IHDR to IEND that fill the file to its last byte. */
export function isPng(bytes: Buffer): boolean {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  if (bytes.readUInt32BE(16) * bytes.readUInt32BE(20) > MAX_POINTS) return false;
  let at = PNG_HEAD;
  while (at + CHUNK_FRAME <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += CHUNK_FRAME + bytes.readUInt32BE(at);
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}

const START_OF_SCAN = 0xda;
const FILL = 0xff;
/** Frame headers; between them lie tables (C4, C8, CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Segments up to the picture itself, then its end; cameras append previews of their own behind it. */
export function isJpeg(bytes: Buffer): boolean {
  let framed = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return framed && bytes.includes(Buffer.from([0xff, 0xd9]), at);
    if (isFrame(marker)) {
      if (at + 9 > bytes.length || bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) > MAX_POINTS)
        return false;
      framed = true;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** A RIFF of exactly the length that it says, with a picture first. */
export function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || !/^VP8[ LX]$/.test(bytes.toString('latin1', 12, 16))) return false;
  const ends = bytes.readUInt32LE(4) + 8;
  return ends === bytes.length || ends + 1 === bytes.length;
}
