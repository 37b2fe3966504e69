import { REMOTE_ARCHIVE_TYPE } from '@selaras/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem';

/** Media types under which files are sent as they are. */
const FILE_TYPES = ['application/octet-stream', REMOTE_ARCHIVE_TYPE];

/** Lets calls that consume files take them; how large one may be, each call says (`maxBytes`). */
export function registerFileBody(app: FastifyInstance): void {
  app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The file of a request. Throws 422 when none was sent. */
export function readFile(request: FastifyRequest): Buffer {
  const { body } = request;
  if (Buffer.isBuffer(body) && body.length > 0) return body;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { berkas: ['Berkas kosong atau belum dipilih'] },
  });
}
