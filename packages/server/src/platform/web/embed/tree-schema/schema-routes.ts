import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../../kit/html/origin-of';
import { notModified, strongEtag } from '../../../../plugins/etag';
import { TREE_SCHEMA_PATH } from '../embed-paths';
import { treeSchema } from './tree-schema';

/** It changes with the portal alone. */
const SHORTLY = 'public, max-age=3600';

/** What a tree that a page hands over must look like, for editors and validators of those who make one. */
export function registerTreeSchema(app: FastifyInstance): void {
  const { config } = app.context;
  app.get(TREE_SCHEMA_PATH, { schema: { hide: true } }, async (request, reply) => {
    const text = JSON.stringify(treeSchema(`${originOf(request, config)}${TREE_SCHEMA_PATH}`));
    reply.header('Cache-Control', SHORTLY);
    if (notModified(request, reply, strongEtag(text))) return reply.code(304).send();
    return reply.type('application/schema+json; charset=utf-8').send(text);
  });
}
