import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The first reader after a change waits for it: a twelfth more bytes than the next quality, in two thirds of its time. */
const BROTLI_QUALITY = 3;
/** In bytes: a compressed answer of a unit is there in one piece; each further piece waits for a thread again. */
const CHUNK = 64 * 1024;

const compress = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      chunkSize: CHUNK,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      },
    }),
  gzip: (text: Buffer) => promisify(gzip)(text, { chunkSize: CHUNK, level: 6 }),
} as const;

export type Encoding = keyof typeof compress | 'identity';

interface Entry {
  readonly text: Buffer;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
  bytes: number;
}

/**
 * Serialised answers by their strong ETag, each compressed at most once. Holds at most `maxBytes`; what was used
 * longest ago goes first. An entry never goes stale: a change of the data is another ETag.
 */
export class TextCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(private readonly maxBytes: number) {}

  has(etag: string): boolean {
    return this.#entries.has(etag);
  }

  /** Keeps the bytes themselves, not a copy: nobody may change them afterwards. */
  put(etag: string, text: string | Uint8Array): void {
    this.#drop(etag);
    const buffer =
      typeof text === 'string'
        ? Buffer.from(text)
        : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
    const entry: Entry = { text: buffer, encoded: new Map(), bytes: 0 };
    this.#entries.set(etag, entry);
    this.#grow(entry, buffer.byteLength);
  }

  /** The answer in this encoding; undefined when it is not held. */
  get(etag: string, encoding: Encoding): Promise<Buffer> | undefined {
    const entry = this.#entries.get(etag);
    if (entry === undefined) return undefined;
    this.#entries.delete(etag);
    this.#entries.set(etag, entry);
    if (encoding === 'identity') return Promise.resolve(entry.text);
    const known = entry.encoded.get(encoding);
    if (known !== undefined) return known;
    const made = compress[encoding](entry.text);
    entry.encoded.set(encoding, made);
    made.then(
      (buffer) => this.#entries.get(etag) === entry && this.#grow(entry, buffer.byteLength),
      () => entry.encoded.delete(encoding),
    );
    return made;
  }

  #grow(entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    this.#bytes += bytes;
    for (const etag of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes || this.#entries.size === 1) return;
      this.#drop(etag);
    }
  }

  #drop(etag: string): void {
    const entry = this.#entries.get(etag);
    if (entry === undefined) return;
    this.#entries.delete(etag);
    this.#bytes -= entry.bytes;
  }
}

/** The best encoding that the client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
