import type { Bytes } from './bytes';

/** Yields to the event loop when that is due; throws when the export was cancelled. */
export type Pause = () => Promise<void>;

/** Bytes handed to the compressor at once: a few milliseconds of its work. */
const PIECE = 256 * 1024;

/**
 * Compresses parts as zlib (PNG's and PDF's way) while they arrive; nothing but one part and what is compressed of it
 * is held. A part's buffer may be used again once the next part is asked for: a stream's write ends when the piece was
 * read. `pause` is called after each few milliseconds of compressing. When the source fails or the reader stops, both
 * end.
 */
export async function* deflated(source: AsyncIterable<Bytes>, pause: Pause): AsyncGenerator<Bytes> {
  const zlib = new CompressionStream('deflate');
  const feeding = feed(zlib.writable.getWriter(), source, pause);
  // The reader sees the failure of the source; without this it would first count as an unhandled rejection.
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
  pause: Pause,
): Promise<void> {
  try {
    for await (const part of source) {
      for (let at = 0; at < part.length; at += PIECE) {
        await compressor.write(part.subarray(at, at + PIECE));
        await pause();
      }
    }
    await compressor.close();
  } catch (fault) {
    await compressor.abort(fault).catch(() => {});
    throw fault;
  }
}
