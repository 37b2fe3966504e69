import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as openPack } from 'tar-stream';

export interface ArchiveWriter {
  /** Fulfilled once the entry is on its way; rejected when nothing can be written any more. */
  add(name: string, content: Uint8Array): Promise<void>;
  /** SHA-256 of the entries so far, by name. */
  readonly digests: Readonly<Record<string, string>>;
  /** Fulfilled once everything is written. */
  close(): Promise<void>;
  /** Gives up: what was written stays without an end. */
  abort(error: Error): void;
}

/** A compressed tar that is written as it comes: no more than one entry is held. */
export function archiveWriter(out: Writable): ArchiveWriter {
  const pack = openPack();
  const written = pipeline(pack, createGzip(), out);
  written.catch(() => {
    // Told by the entry that is being written, or by `close`.
  });
  const digests: Record<string, string> = {};

  /** Its entries fail in many ways once the archive cannot be written; why is what the whole way down tells. */
  async function failWith(error: unknown): Promise<never> {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
    await written;
    throw error;
  }

  return {
    digests,
    async add(name, content) {
      digests[name] = createHash('sha256').update(content).digest('hex');
      try {
        const entry = pack.entry({ name, size: content.byteLength, mode: 0o600 });
        await Promise.race([pipeline(Readable.from([content]), entry), written]);
      } catch (error) {
        await failWith(error);
      }
    },
    async close() {
      pack.finalize();
      await written;
    },
    abort: (error) => pack.destroy(error),
  };
}
