import fastifyStatic from '@fastify/static';
import { OVERRIDE_ORIGINS_META, type ShellBuild, TOKEN_COOKIE } from '@selaras/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openStore } from '../../kit/files/open-store';
import { originOf } from '../../kit/html/origin-of';
import { notModified } from '../../plugins/etag';
import { versionFiles } from '../registry/published/version-files';
import { REMOTES_PATH } from '../registry/registry-entry';
import { REGISTRY_PATH } from '../registry/registry-routes';
import type { RemoteRegistry } from '../registry/remote-registry';
import { isBelowEmbeds, registerEmbed } from './embed/embed-routes';
import type { SendRemoteFile } from './embed/script-routes';
import { firstText } from './first-text';
import { registerPackages } from './packages-routes';
import { type Preload, pagePreloads, titleAt } from './page-preload';
import { shellPage } from './shell-page';

/** Names of these carry a hash of their content, or lie in a folder that is never written again. */
const forEver = { maxAge: '365d', immutable: true } as const;
const shortly = { maxAge: '1h', immutable: false } as const;
const HASHED = /^\/static\//;

/** Settings of the server that the shell reads from its own page. */
const META_URL_TOKEN = 'selaras:token-di-alamat';
const META_TAHUN = 'selaras:tahun';
const META_ZONA = 'selaras:zona-waktu';

/** The browser's own note of its session; it opens nothing here, it only tells which scripts will be needed. */
const tokenCookie = new RegExp(String.raw`(?:^|;\s*)${TOKEN_COOKIE}=[^;]`);

type Wildcard = { Params: { '*': string }; Querystring: Record<string, unknown> };

/** The shell, its client routes and the published remotes. Everything else below `/api`, `/remotes` and `/sematkan` is 404. */
export async function registerWeb(app: FastifyInstance, registry: RemoteRegistry): Promise<void> {
  const { config } = app.context;
  const sendPublished = versionFiles(registry, openStore(config));
  const readShell = shellPage(config.shellDir);
  await app.register(fastifyStatic, { serve: false, preCompressed: true, dotfiles: 'ignore', index: false });
  const hidden = { schema: { hide: true } };

  const sendRemoteFile: SendRemoteFile = async (request, reply, file) => {
    const sent = await sendPublished(request, reply, file);
    if (sent !== undefined) return sent;
    const { name, version, path, cacheControl } = file;
    if (cacheControl !== undefined) reply.header('Cache-Control', cacheControl);
    const kept = cacheControl === undefined ? forEver : { cacheControl: false };
    return reply.sendFile(`${name}/${version}/${path}`, config.remotesDir, kept);
  };
  registerEmbed(app, registry, sendRemoteFile);
  registerPackages(app);

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    `${REMOTES_PATH}/:name/:version/*`,
    hidden,
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      return sendRemoteFile(request, reply, { name, version, path });
    },
  );

  app.get<Wildcard>('/*', hidden, async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (/^\/(api|remotes)(\/|$)/.test(path) || isBelowEmbeds(path)) return reply.callNotFound();
    if (isClientRoute(path)) return sendShell(request, reply, path);
    return reply.sendFile(path.slice(1), config.shellDir, HASHED.test(path) ? forEver : shortly);
  });

  async function sendShell(
    request: FastifyRequest<Wildcard>,
    reply: FastifyReply,
    path: string,
  ): Promise<FastifyReply> {
    const { registry: remotes } = await registry.of(request.headers);
    const visit = { path, signedIn: tokenCookie.test(request.headers.cookie ?? '') };
    const preloadsOf = (shell: ShellBuild): Preload[] => [
      { href: REGISTRY_PATH, as: 'fetch' },
      ...pagePreloads(visit, remotes, shell),
    ];
    const { status, text } = await firstText(
      app.pageTexts,
      { path, query: request.query, origin: originOf(request, config), title: titleAt(path, remotes) },
      {
        patienceMs: config.limits.firstHtmlMs,
        onFault: (cause) => app.log.warn({ err: cause, path }, 'first HTML of a page failed'),
      },
    );
    const metas = {
      [META_URL_TOKEN]: config.authUrlToken ? 'on' : 'off',
      [META_TAHUN]: config.openYears.join(' '),
      [META_ZONA]: Object.values(config.timeZone).join(' '),
      ...(config.remoteOverrideOrigins.length > 0 && {
        [OVERRIDE_ORIGINS_META]: config.remoteOverrideOrigins.join(' '),
      }),
    };
    const { html, etag } = await readShell(preloadsOf, metas, text);
    reply.code(status).header('Cache-Control', 'no-cache').header('Vary', 'Cookie');
    if (status === 200 && notModified(request, reply, etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(html);
  }
}

/** Routes of the portal have no dot in their last part; files always have one. */
function isClientRoute(path: string): boolean {
  return path === '/index.html' || !path.slice(path.lastIndexOf('/')).includes('.');
}
