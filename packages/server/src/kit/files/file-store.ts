import type { Readable } from 'node:stream';
import { ProblemError } from '../../plugins/problem';

/** Bytes of a file, the first and the last one included, both counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of files lie, by their random names. All of its calls may throw `storeUnreachable`. */
export interface FileStore {
  /** Keeps the bytes for good, or throws; what is left after a throw, `remove` takes away. */
  write(nama: string, content: Uint8Array): Promise<void>;
  /**
   * The whole file or a range of it; null when nothing lies under this name. Of a file that ends before the range begins
   * null, or nothing in it, as the store has it.
   */
  open(nama: string, range?: ByteRange): Promise<Readable | null>;
  /** Takes away whatever lies under this name, also what a broken write left. */
  remove(nama: string): Promise<void>;
}

/** 503: the store did not answer, or not as it should; the log tells its administrator what came. */
export const storeUnreachable = (cause: unknown) =>
  new ProblemError('LAYANAN_SIBUK', {
    pesan: 'Penyimpanan berkas sedang tidak dapat dijangkau. Tunggu sebentar lalu coba lagi.',
    retryAfter: 30,
    cause,
  });

/** 503: the store has no room for a file. */
export class StoreFull extends ProblemError {
  constructor(cause: unknown) {
    super('LAYANAN_SIBUK', {
      pesan: 'Ruang penyimpanan server penuh, berkas tidak tersimpan. Hubungi admin.',
      cause,
    });
  }
}

export const storeFull = (cause: unknown) => new StoreFull(cause);
