import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../plugins/problem';

/** A tarball, or the list of them. */
const PACKAGE_FILE = /^[\w.-]+\.(tgz|json)$/;

/** What remotes of other repositories are made with: the packages of this very portal, for npm and `selaras new remote`. */
export function registerPackages(app: FastifyInstance): void {
  const { packagesDir } = app.context.config;
  const hidden = { schema: { hide: true } };
  app.get<{ Params: { file: string } }>('/paket/:file', hidden, async (request, reply) => {
    const { file } = request.params;
    if (!PACKAGE_FILE.test(file)) throw new ProblemError('TIDAK_DITEMUKAN');
    reply.header('Cache-Control', 'no-cache');
    // By its name alone a tarball would be octets of an unknown kind, which are compressed on their way.
    reply.type(file.endsWith('.tgz') ? 'application/gzip' : 'application/json');
    return reply.sendFile(file, packagesDir, { cacheControl: false, contentType: false });
  });
}
