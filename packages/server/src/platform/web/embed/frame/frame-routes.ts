import { problemCatalogue } from '@selaras/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inAnyFrame } from '../../../../kit/html/any-frame';
import { notModified, strongEtag } from '../../../../plugins/etag';
import type { RemoteRegistry } from '../../../registry/remote-registry';
import { readActiveEmbed } from '../active-embed';
import { FRAME_PATH, FRAME_STYLE_PATH } from '../embed-paths';
import { faultyFrame, framePage, missingFrame } from './frame-page';
import { readFrameQuery } from './frame-query';
import { frameStyle } from './frame-style';

const HTML = 'text/html; charset=utf-8';

/** What the diagram needs (`docs/sematkan.md`), and no more. */
const policy = [
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "require-trusted-types-for 'script'",
  'trusted-types selaras-sematan selaras-sematan-cetak',
];

/** The diagram as a page for a frame, for sites that may not run scripts of others. It reads no cookie and no session. */
export function registerFrame(app: FastifyInstance, registry: Pick<RemoteRegistry, 'all'>): void {
  const { instansi, openYears } = app.context.config;
  const hidden = { schema: { hide: true } };
  const styleEtag = strongEtag(frameStyle);

  app.get(FRAME_STYLE_PATH, hidden, (request, reply) => {
    reply.header('Cache-Control', 'public, max-age=3600');
    if (notModified(request, reply, styleEtag)) return reply.code(304).send();
    return reply.type('text/css; charset=utf-8').send(frameStyle);
  });

  app.get<{ Querystring: Record<string, unknown> }>(FRAME_PATH, hidden, async (request, reply) => {
    inAnyFrame(reply, policy).header('Cache-Control', 'no-cache');
    const answer = readFrameQuery(request.query, openYears);
    if ('faults' in answer) {
      const page = faultyFrame(answer.faults, { locale: answer.locale, openYears });
      return sendPage(reply.code(problemCatalogue.PERMINTAAN_RUSAK.status), page);
    }
    const embed = await readActiveEmbed(registry);
    if (embed === null) {
      return sendPage(reply.code(problemCatalogue.TIDAK_DITEMUKAN.status), missingFrame(answer.asked.locale));
    }
    const page = framePage(answer.asked, embed, instansi);
    if (notModified(request, reply, strongEtag(page))) return reply.code(304).send();
    return sendPage(reply, page);
  });
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply => reply.type(HTML).send(page);
