import type { Bytes } from './bytes';

/** Gives the page its turn when it is due; throws when the work is to end. */
export type Rest = () => Promise<void>;

/** Bytes handed to the compressor at once: a few milliseconds of its work. */
const PIECE = 256 * 1024;

/**
 * Compresses parts as zlib (PNG's and PDF's way) while they arrive; nothing but one part and what is compressed of it
 * is held. A part may be written over once the next one is asked for: a stream's write ends when the piece was read. Compressing is work: `rest` is called after each few milliseconds of it. Whatever fails or stops, the source
 * or who reads, ends both.
 */
export async function* deflated(source: AsyncIterable<Bytes>, rest: Rest): AsyncGenerator<Bytes> {
  const zlib = new CompressionStream('deflate');
  const feeding = feed(zlib.writable.getWriter(), source, rest);
  // A failed source is seen by the reader; this keeps it from being reported as unseen before.
  const fed = feeding.catch(() => {});
  const reader: ReadableStreamDefaultReader<Bytes> = zlib.readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
    await fed;
  }
  await feeding;
}

async function feed(
  compressor: WritableStreamDefaultWriter<BufferSource>,
  source: AsyncIterable<Bytes>,
  rest: Rest,
): Promise<void> {
  try {
    for await (const part of source) {
      for (let at = 0; at < part.length; at += PIECE) {
        await compressor.write(part.subarray(at, at + PIECE));
        await rest();
      }
    }
    await compressor.close();
  } catch (fault) {
    await compressor.abort(fault).catch(() => {});
    throw fault;
  }
}
