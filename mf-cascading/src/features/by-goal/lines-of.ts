const LINE_END = 0x0a;
/** Bytes that are read at once. */
const PIECE = 256 * 1024;

/**
 * The text of a body line by line, the last one with or without its end. Bytes come into memory that serves again, and of
 * each line one text is made: a province's tree is 128 MB, and what is put together of pieces is held twice. Throws what
 * the body's reader throws where the line breaks.
 */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const read = readerOf(body);
  const decoder = new TextDecoder();
  let held = new Uint8Array(PIECE);
  let used = 0;
  for (;;) {
    if (used === held.length) held = grown(held);
    const next = await read(held, used);
    held = next.held;
    if (next.count === 0) break;
    const end = used + next.count;
    let start = 0;
    for (let at = held.indexOf(LINE_END, used); at >= 0 && at < end; at = held.indexOf(LINE_END, start)) {
      yield decoder.decode(held.subarray(start, at));
      start = at + 1;
    }
    held.copyWithin(0, start, end);
    used = end - start;
  }
  yield decoder.decode(held.subarray(0, used));
}

/** Reads the next bytes of a body behind those that are `used`: the memory where all of them are, and how many came. */
type Read = (
  held: Uint8Array<ArrayBuffer>,
  used: number,
) => Promise<{ held: Uint8Array<ArrayBuffer>; count: number }>;

/** Into the same memory where the browser can. */
function readerOf(body: ReadableStream<Uint8Array>): Read {
  const reader = byteReaderOf(body);
  return reader === null ? copiesOf(body.getReader()) : intoMemory(reader);
}

function byteReaderOf(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

const intoMemory =
  (reader: ReadableStreamBYOBReader): Read =>
  async (held, used) => {
    const { value } = await reader.read(held.subarray(used));
    return value === undefined
      ? { held, count: 0 }
      : { held: new Uint8Array(value.buffer), count: value.length };
  };

const copiesOf =
  (reader: ReadableStreamDefaultReader<Uint8Array>): Read =>
  async (held, used) => {
    let piece = await reader.read();
    // An empty piece is not the end.
    while (!piece.done && piece.value.length === 0) piece = await reader.read();
    if (piece.done) return { held, count: 0 };
    let room = held;
    while (room.length - used < piece.value.length) room = grown(room);
    room.set(piece.value, used);
    return { held: room, count: piece.value.length };
  };

function grown(held: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(2 * held.length);
  larger.set(held);
  return larger;
}
