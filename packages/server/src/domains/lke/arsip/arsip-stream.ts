import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../../kit/files/file-store';
import type { Entri } from './arsip-entries';

/** Names by which the store knows the files, by their ids. */
export type StoreNames = ReadonlyMap<number, string>;

/**
 * The entries as a ZIP on its way: a file is opened when its turn comes, so that one at a time is read and none is in
 * memory as a whole. Whoever goes away ends it; a file that cannot be read breaks it off, so that no archive is whole
 * without it.
 */
export function arsipStream(
  entries: readonly Entri[],
  store: FileStore,
  names: StoreNames,
  mtime: Date,
): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let open: Readable | null = null;
  zip.outputStream.pipe(out);
  zip.on('error', (error) => out.destroy(error));
  out.on('close', () => open?.destroy());

  for (const entry of entries) {
    if ('isi' in entry) {
      zip.addBuffer(entry.isi, entry.path, { mtime, mode: 0o100644 });
      continue;
    }
    zip.addReadStreamLazy(entry.path, { mtime, mode: 0o100644, compress: false }, (found) => {
      if (out.destroyed) return;
      openFile(store, names.get(entry.berkasId)).then(
        (content) => {
          open = content;
          content.on('error', (error) => out.destroy(error));
          if (out.destroyed) content.destroy();
          else found(null, content);
        },
        (error: Error) => out.destroy(error),
      );
    });
  }
  zip.end();
  return out;
}

async function openFile(store: FileStore, name: string | undefined): Promise<Readable> {
  const content = name === undefined ? null : await store.open(name);
  if (content === null) throw new Error('A file of the archive is no longer in the store');
  return content;
}
