import type { FastifyInstance } from 'fastify';
import type { RemoteRegistry } from '../../registry/remote-registry';
import { EMBED_PATH } from './embed-paths';
import { registerFrame } from './frame/frame-routes';
import { registerEmbedScript, type SendRemoteFile } from './script-routes';
import { registerTreeSchema } from './tree-schema/schema-routes';

/** Whether an address lies below that of embeds: there the portal has no page of its own. */
export const isBelowEmbeds = (path: string): boolean => path.startsWith(`${EMBED_PATH}/`);

/** The diagram for other sites: its script, the page for a frame, and what a tree must look like. */
export function registerEmbed(
  app: FastifyInstance,
  registry: Pick<RemoteRegistry, 'all'>,
  sendFile: SendRemoteFile,
): void {
  // The portal's page about embeds has its address without a slash at its end.
  app.get(`${EMBED_PATH}/`, { schema: { hide: true } }, ({ url }, reply) =>
    reply.redirect(EMBED_PATH + url.slice(`${EMBED_PATH}/`.length), 308),
  );
  registerEmbedScript(app, registry, sendFile);
  registerFrame(app, registry);
  registerTreeSchema(app);
}
