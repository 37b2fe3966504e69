import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Candidate, CandidateFile } from '@selaras/admission';
import { CALLS_FILE, remoteBuildSchema } from '@selaras/contracts';
import { REMOTE_JSON } from '../archive/check-build';

const COMPRESSED = /\.(br|gz)$/;
const SCRIPT = /\.m?js$/;

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * A version of a remote as the rules of admission look at it, made of the bytes of its files. A copy of a file that is
 * compressed beforehand (`x.js.br`) tells how large it is when it is sent; otherwise the scripts that pages wait for are
 * compressed here.
 * @param files path below the version's folder → content
 */
export async function candidateOf(name: string, files: ReadonlyMap<string, Buffer>): Promise<Candidate> {
  const remoteJson = jsonOf(files.get(REMOTE_JSON));
  const { success, data } = remoteBuildSchema.safeParse(remoteJson);
  const waitedFor = new Set(success ? Object.values(data.preload).flat() : []);
  const sizeOf = async (path: string, bytes: Buffer) => {
    const sent = files.get(`${path}.br`) ?? (waitedFor.has(path) ? await compress(bytes, best) : bytes);
    return sent.length;
  };
  const own = [...files].filter(([path]) => path !== REMOTE_JSON && !COMPRESSED.test(path));
  const described = await Promise.all(
    own.map(
      async ([path, bytes]): Promise<[string, CandidateFile]> => [
        path,
        {
          hash: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
          sentBytes: await sizeOf(path, bytes),
          ...(SCRIPT.test(path) && { text: bytes.toString('utf8') }),
        },
      ],
    ),
  );
  return {
    name,
    remoteJson,
    callsJson: jsonOf(files.get(CALLS_FILE)),
    files: Object.fromEntries(described),
  };
}

/** What cannot be read is nothing, and is told as that. */
function jsonOf(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
