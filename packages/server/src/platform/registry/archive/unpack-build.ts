import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as openExtract } from 'tar-stream';
import { ProblemError } from '../../../plugins/problem';

const MEGABYTE = 1024 * 1024;

/** What an archive may become at most. */
const unpackLimits = { bytes: 80 * MEGABYTE, fileBytes: 20 * MEGABYTE, files: 3000 } as const;
type Limits = Readonly<Record<keyof typeof unpackLimits, number>>;

/** A file's place in a build: plain names only, so that none leads out of the folder or hides in it. */
const PLAIN_PATH = /^(?=.{1,200}$)[\w@+~-][\w.@+~-]*(\/[\w@+~-][\w.@+~-]*)*$/;

/** 422 with what is wrong with the archive. */
export const archiveRefused = (pesan: string, cause?: unknown) =>
  new ProblemError('BERKAS_DITOLAK', { pesan, errors: { berkas: [pesan] }, cause });

/**
 * The files of a gzipped tar by their paths, all in memory: nothing is written anywhere before everything was checked.
 * @throws 422 `BERKAS_DITOLAK` when it is cut off, no such archive, larger than the limits, or holds anything but files
 * with plain paths
 */
export async function unpackBuild(
  archive: Buffer,
  limits: Limits = unpackLimits,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const extract = openExtract();
  const reading = pipeline(
    Readable.from([archive]),
    createGunzip(),
    (pieces: AsyncIterable<Buffer>) => upTo(pieces, limits.bytes),
    extract,
  );
  reading.catch(() => {
    // The entries below end with the same error.
  });
  try {
    for await (const entry of extract) {
      const { name, type, size = 0 } = entry.header;
      if (type === 'directory') {
        entry.resume();
        continue;
      }
      if (type !== 'file') throw archiveRefused(`Arsip memuat ${name}, yang bukan berkas biasa.`);
      const path = name.replace(/^(\.\/)+/, '');
      if (!PLAIN_PATH.test(path))
        throw archiveRefused(`Arsip memuat berkas dengan letak tidak wajar: ${name}`);
      if (files.has(path)) throw archiveRefused(`Arsip memuat ${path} dua kali.`);
      if (files.size >= limits.files) throw archiveRefused(`Arsip memuat lebih dari ${limits.files} berkas.`);
      if (size > limits.fileBytes) throw tooLarge(path, limits.fileBytes);
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      files.set(path, Buffer.concat(pieces));
    }
    await reading;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw archiveRefused('Arsip terpotong atau bukan tar.gz. Buat ulang lalu kirim kembali.', error);
  } finally {
    extract.destroy();
  }
  return files;
}

const tooLarge = (what: string, bytes: number) =>
  archiveRefused(`${what} terlalu besar: paling besar ${Math.floor(bytes / MEGABYTE)} MB setelah dibuka.`);

async function* upTo(pieces: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > most) throw tooLarge('Isi arsip', most);
    yield piece;
  }
}
