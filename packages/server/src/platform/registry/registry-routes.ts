import type { FastifyInstance } from 'fastify';
import { notModified } from '../../plugins/etag';
import { type RegistryText, remoteStore } from './remote-store';

export const REGISTRY_PATH = '/registry.json';

/** `/registry.json`, asked for anew by every visit and answered 304 as long as nothing was published. */
export function registerRegistry(app: FastifyInstance): () => Promise<RegistryText> {
  const read = remoteStore(app.context.config.remotesDir, (name, error) =>
    app.log.error({ err: error }, `remote ${name} tidak terbaca`),
  );
  app.get(REGISTRY_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { text, etag } = await read();
    reply.header('Cache-Control', 'no-cache');
    if (notModified(request, reply, etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
  return read;
}
