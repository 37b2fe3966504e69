import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** As the portal keeps its files: text, and large enough to be worth it. */
const WORTHWHILE = /\.(js|css|json|svg|html)$/;
const SMALLEST = 512;
const SUFFIX = '.br';
const COMPRESSED = /\.(br|gz)$/;

/** A copy that the build compressed beforehand, of a file that is there as well. */
export const isCompressed = (path: string, files: ReadonlyMap<string, Buffer>): boolean =>
  COMPRESSED.test(path) && files.has(path.replace(COMPRESSED, ''));

/**
 * The brotli form of every file that is worth it, by the path of that form: those that the build brought along, the
 * others made here, so that the portal need not.
 */
export async function brotliForms(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const worthwhile = [...files].filter(
    ([path, content]) => WORTHWHILE.test(path) && content.length >= SMALLEST && !isCompressed(path, files),
  );
  const forms = worthwhile.map(async ([path, content]): Promise<[string, Buffer]> => {
    const place = path + SUFFIX;
    return [place, files.get(place) ?? (await smallest(content))];
  });
  return new Map(await Promise.all(forms));
}

/** Bytes of a file as browsers receive it. */
export const sentBytes = (path: string, content: Buffer, forms: ReadonlyMap<string, Buffer>): number =>
  (forms.get(path + SUFFIX) ?? content).length;

const smallest = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
