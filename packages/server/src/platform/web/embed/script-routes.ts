import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../kit/html/html';
import { originOf } from '../../../kit/html/origin-of';
import { ProblemError } from '../../../plugins/problem';
import type { AskedFile } from '../../registry/published/version-files';
import type { RemoteRegistry } from '../../registry/remote-registry';
import { EMBED_REMOTE, EMBED_SCRIPT, readActiveEmbed } from './active-embed';
import { EMBED_PATH } from './embed-paths';

/** A late part by its contents. */
const LATE_PART = /^sematkan\.[\w-]+\.[0-9a-f]{8}\.js$/;

/** A version that is taken back is gone from other sites as soon as this. */
const BRIEFLY = 'public, max-age=300';

/** Sends a file of a remote's version, published or built with the portal. */
export type SendRemoteFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: AskedFile,
) => Promise<FastifyReply>;

/**
 * The embed's script of the active version below one address for all versions, with the late parts of it and of the
 * version that stands by: whoever got the script just before another one was published still finds them.
 */
export function registerEmbedScript(
  app: FastifyInstance,
  registry: Pick<RemoteRegistry, 'all'>,
  sendFile: SendRemoteFile,
): void {
  const { config } = app.context;
  const hidden = { schema: { hide: true } };

  async function active() {
    const embed = await readActiveEmbed(registry);
    if (embed === null) throw new ProblemError('TIDAK_DITEMUKAN');
    return embed;
  }

  app.get(`${EMBED_PATH}/cascading.js`, hidden, async (request, reply) => {
    const { version } = await active();
    return sendFile(request, reply, {
      name: EMBED_REMOTE,
      version,
      path: EMBED_SCRIPT,
      cacheControl: BRIEFLY,
    });
  });

  /** What a page writes to stay at one version, whatever is published later. */
  app.get(`${EMBED_PATH}/cascading.json`, hidden, async (request, reply) => {
    const { version, path, integrity } = await active();
    const src = `${originOf(request, config)}${path}`;
    const { text } = html`<script src="${src}" integrity="${integrity}" crossorigin="anonymous"></script>`;
    return reply
      .header('Cache-Control', 'no-cache')
      .send({ versi: version, alamat: src, integritas: integrity, cuplikan: text });
  });

  app.get<{ Params: { file: string } }>(`${EMBED_PATH}/:file`, hidden, async (request, reply) => {
    const { file } = request.params;
    const version = LATE_PART.test(file) ? (await active()).versionWith(file) : undefined;
    if (version === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return sendFile(request, reply, { name: EMBED_REMOTE, version, path: file });
  });
}
