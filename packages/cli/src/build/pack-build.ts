import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { REMOTE_ARCHIVE_MAX_BYTES } from '@selaras/contracts';
import { pack } from 'tar-stream';
import { Refusal } from '../refusal';
import { megabytes } from '../text/size-text';

/** The same bytes for the same files, whenever and wherever they are packed. */
const mtime = new Date(0);

/**
 * The archive that the portal takes: every file of a build as a gzipped tar.
 * @throws Refusal when it is larger than the portal takes
 */
export async function packBuild(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    tar.entry({ name, mtime, mode: 0o644 }, content);
  }
  tar.finalize();
  const archive = await buffer(tar.pipe(createGzip()));
  if (archive.length > REMOTE_ARCHIVE_MAX_BYTES) {
    throw new Refusal(
      'UKURAN_BERLEBIH',
      `Arsip ${megabytes(archive.length)}, paling besar ${megabytes(REMOTE_ARCHIVE_MAX_BYTES)}.`,
      { remedy: 'Keluarkan gambar dan pustaka yang berat dari hasil bangun.' },
    );
  }
  return archive;
}
