import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../../../kit/files/file-store';
import { notModified } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { acceptedEncoding } from '../accepted-encoding';
import { contentTypeOf } from '../archive/content-type';
import type { RemoteRegistry } from '../remote-registry';

const FOR_EVER = 'public, max-age=31536000, immutable';

export interface AskedFile {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  /** How long it may be kept; left out: for ever, as its address names its version. */
  readonly cacheControl?: string;
}

/**
 * Sends files of published versions out of their bundles, as static files of the portal are sent: for ever, in the
 * smallest form that lies ready. Answers undefined for a version that is not published here, or a file it does not have.
 */
export function versionFiles(registry: Pick<RemoteRegistry, 'kept'>, store: FileStore) {
  return async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, version, path, cacheControl = FOR_EVER }: AskedFile,
  ): Promise<FastifyReply | undefined> {
    const kept = await registry.kept(name, version);
    const file = kept !== undefined && Object.hasOwn(kept.files, path) ? kept.files[path] : undefined;
    if (kept === undefined || file === undefined) return undefined;
    reply.header('Cache-Control', cacheControl).header('Vary', 'accept-encoding');
    const wanted = acceptedEncoding(request.headers['accept-encoding']);
    const encoding = wanted !== undefined && file[wanted] !== undefined ? wanted : undefined;
    if (encoding !== undefined) reply.header('Content-Encoding', encoding);
    if (notModified(request, reply, `"${file.sha256.slice(0, 22)}"`)) return reply.code(304).send();
    const [start, length] = (encoding && file[encoding]) ?? file.plain;
    const isEmpty = length === 0 || request.method === 'HEAD';
    const content = isEmpty
      ? Readable.from([])
      : await store.open(kept.bundle, { start, end: start + length - 1 });
    if (content === null) {
      throw new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Isi versi ini tidak ada lagi di penyimpanan.' });
    }
    return reply.type(contentTypeOf(path)).header('Content-Length', length).send(content);
  };
}
