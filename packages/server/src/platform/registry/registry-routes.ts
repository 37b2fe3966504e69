import type { FastifyInstance } from 'fastify';
import { notModified } from '../../plugins/etag';
import { acceptedEncoding } from './accepted-encoding';
import type { RemoteRegistry } from './remote-registry';

export const REGISTRY_PATH = '/registry.json';

/**
 * `/registry.json`, asked for anew by every visit and answered 304 as long as nothing was published. What it says
 * depends on who asks, by the session's cookie: some try out a canary version.
 */
export function registerRegistry(app: FastifyInstance, registry: RemoteRegistry): void {
  app.get(REGISTRY_PATH, { schema: { hide: true } }, async (request, reply) => {
    const answer = await registry.of(request.headers);
    reply.header('Cache-Control', 'no-cache').header('Vary', 'Cookie, accept-encoding');
    if (notModified(request, reply, answer.etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return reply.send(answer.text);
    return reply.header('Content-Encoding', encoding).send(answer[encoding]);
  });
}
