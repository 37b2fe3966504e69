import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { BundledFile, Piece } from '../../../database/shared/stored';
import type { CheckedBuild } from './check-build';
import { archiveRefused } from './unpack-build';

/** As the build of the portal compresses what it builds itself (`packages/config/build/precompress.mjs`). */
const WORTHWHILE = /\.(js|css|json|svg|html)$/;
const SMALLEST = 512;

const encodings = {
  br: {
    suffix: '.br',
    make: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    undo: (content: Buffer, maxOutputLength: number) =>
      promisify(brotliDecompress)(content, { maxOutputLength }),
  },
  gzip: {
    suffix: '.gz',
    make: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    undo: (content: Buffer, maxOutputLength: number) => promisify(gunzip)(content, { maxOutputLength }),
  },
} as const;
type Encoding = keyof typeof encodings;

/** All files of a version as one piece of bytes, so that they are kept, copied and cleared away together. */
export interface Bundle {
  readonly content: Buffer;
  readonly files: Record<string, BundledFile>;
  /** Bytes before compression. */
  readonly size: number;
}

/**
 * Puts a checked build together with the compressed form of every file that is worth it, made here unless the build
 * brought one along that says the same.
 */
export async function bundleBuild({ files, compressed }: CheckedBuild): Promise<Bundle> {
  const pieces: Buffer[] = [];
  let end = 0;
  const add = (content: Buffer): Piece => {
    const piece = [end, content.length] as const;
    pieces.push(content);
    end += content.length;
    return piece;
  };
  const bundled: Record<string, BundledFile> = {};
  let size = 0;
  for (const [path, content] of files) {
    size += content.length;
    const plain = add(content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (!WORTHWHILE.test(path) || content.length < SMALLEST) {
      bundled[path] = { sha256, plain };
      continue;
    }
    const [br, gz] = await Promise.all(
      (['br', 'gzip'] as const).map((encoding) => compressedForm(encoding, path, content, compressed)),
    );
    bundled[path] = { sha256, plain, ...(br && { br: add(br) }), ...(gz && { gzip: add(gz) }) };
  }
  return { content: Buffer.concat(pieces), files: bundled, size };
}

async function compressedForm(
  encoding: Encoding,
  path: string,
  content: Buffer,
  compressed: ReadonlyMap<string, Buffer>,
): Promise<Buffer> {
  const { suffix, make, undo } = encodings[encoding];
  const given = compressed.get(path + suffix);
  if (given === undefined) return make(content);
  const undone = await undo(given, content.length).catch(() => null);
  if (undone?.equals(content)) return given;
  throw archiveRefused(`${path}${suffix} bukan bentuk termampatkan dari ${path}.`);
}
