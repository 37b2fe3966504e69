import { buffer } from 'node:stream/consumers';
import type { BundledFile, Piece } from '../../../database/shared/stored';
import type { FileStore } from '../../../kit/files/file-store';

type Files = Readonly<Record<string, BundledFile>>;

/** The files of a whole bundle by path, and beside each its form compressed by brotli (`x.js.br`) where it has one. */
export function bundleFiles(files: Files, content: Buffer): Map<string, Buffer> {
  const bytesOf = ([start, length]: Piece) => content.subarray(start, start + length);
  const unpacked = new Map<string, Buffer>();
  for (const [path, { plain, br }] of Object.entries(files)) {
    unpacked.set(path, bytesOf(plain));
    if (br !== undefined) unpacked.set(`${path}.br`, bytesOf(br));
  }
  return unpacked;
}

/** One file out of a bundle that is kept; null when the version has no such file, or the store has lost it. */
export async function readBundled(
  store: FileStore,
  { bundle, files }: { readonly bundle: string; readonly files: Files },
  path: string,
): Promise<Buffer | null> {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (file === undefined) return null;
  const [start, length] = file.plain;
  const stream = await store.open(bundle, { start, end: start + length - 1 });
  return stream && buffer(stream);
}
