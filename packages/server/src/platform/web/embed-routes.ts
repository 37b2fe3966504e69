import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../kit/html/html';
import { originOf } from '../../kit/html/origin-of';
import { ProblemError } from '../../plugins/problem';
import type { AskedFile } from '../registry/published/version-files';
import { REMOTES_PATH } from '../registry/registry-entry';
import type { RemoteRegistry } from '../registry/remote-registry';

/** Address of what other sites show of the portal, without its version. */
const EMBED_PATH = '/sematkan';
/** The remote whose part is shown, and its script. */
const REMOTE = 'mf_cascading';
const SCRIPT = 'sematkan.js';
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
export function registerEmbed(
  app: FastifyInstance,
  registry: Pick<RemoteRegistry, 'all'>,
  sendFile: SendRemoteFile,
): void {
  const { config } = app.context;
  const hidden = { schema: { hide: true } };

  /** As everybody gets it: whoever tries out another version does so in the portal alone. */
  async function active() {
    const [{ remotes }] = await registry.all();
    const remote = remotes[REMOTE];
    if (remote?.integrity[SCRIPT] === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return remote;
  }

  app.get(`${EMBED_PATH}/cascading.js`, hidden, async (request, reply) => {
    const { version } = await active();
    return sendFile(request, reply, { name: REMOTE, version, path: SCRIPT, cacheControl: BRIEFLY });
  });

  /** What a page writes to stay at one version, whatever is published later. */
  app.get(`${EMBED_PATH}/cascading.json`, hidden, async (request, reply) => {
    const { version, integrity } = await active();
    const src = `${originOf(request, config)}${REMOTES_PATH}/${REMOTE}/${version}/${SCRIPT}`;
    const hash = integrity[SCRIPT] ?? '';
    const { text } = html`<script src="${src}" integrity="${hash}" crossorigin="anonymous"></script>`;
    return reply
      .header('Cache-Control', 'no-cache')
      .send({ versi: version, alamat: src, integritas: hash, cuplikan: text });
  });

  app.get<{ Params: { file: string } }>(`${EMBED_PATH}/:file`, hidden, async (request, reply) => {
    const { file } = request.params;
    const now = await active();
    const owner = LATE_PART.test(file) && [now, now.fallback].find((each) => each?.integrity[file]);
    if (!owner) throw new ProblemError('TIDAK_DITEMUKAN');
    return sendFile(request, reply, { name: REMOTE, version: owner.version, path: file });
  });
}
