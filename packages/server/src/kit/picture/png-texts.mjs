import { crc32 } from 'node:zlib';

/** Where the first chunk ends: the signature of eight bytes, then the header with its length, name and sum. */
const AFTER_HEADER = 8 + 25;

/** One text in UTF-8, neither compressed nor in a language of its own (PNG specification, `iTXt`). */
function textChunk(name, text) {
  const content = Buffer.from(`iTXt${name}\0\0\0\0\0${text.replaceAll('\0', ' ').toWellFormed()}`, 'utf8');
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}

/** The same picture with texts about it, by the names that PNG knows (`Title`, `Copyright`, …). */
export const withTexts = (png, texts) =>
  Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    ...Object.entries(texts).map(([name, text]) => textChunk(name, text)),
    png.subarray(AFTER_HEADER),
  ]);
