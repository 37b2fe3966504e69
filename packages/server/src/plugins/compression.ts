import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { encodedEtag } from './etag';

/** Cheap enough to be done for each answer; what is static was compressed once, at its build, as hard as can be. */
const BROTLI_QUALITY = 4;

/** Compresses answers from one kilobyte on, and gives the compressed bytes an ETag of their own. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    requestEncodings: ['identity'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  app.addHook('onRoute', (options) => {
    options.onSend = [options.onSend ?? []].flat();
    options.onSend.push((_request, reply, payload, done) => {
      const etag = reply.getHeader('ETag');
      const encoding = reply.getHeader('Content-Encoding');
      if (typeof etag === 'string' && typeof encoding === 'string') {
        reply.header('ETag', encodedEtag(etag, encoding));
      }
      done(null, payload);
    });
  });
}
