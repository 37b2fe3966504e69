import type { FastifyInstance } from 'fastify';
import type { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { notModified, strongEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { askedPage } from '../pages/asked-page';
import { readDataset, requireSelection } from '../pages/kept-dataset';
import { findLastChange } from '../pages/last-change';
import { sourceWords } from '../pages/source-words';
import { asEmbed } from './embed-headers';
import { embedMissing, embedPage } from './embed-page';
import { EMBED, SCRIPT_PATH, STYLE_PATH } from './embed-paths';
import { embedScript } from './embed-script';
import { embedStyle } from './embed-style';

const PUBLIC = '/public-display';
const HTML = 'text/html; charset=utf-8';

/** Cards of public display pages for frames in other pages: `/embed/x` is the card of `/public-display/x`. */
export function registerEmbeds(app: FastifyInstance, kept: KeptAnswers): void {
  const { db, config } = app.context;
  const { instansi } = config;
  const hidden = { schema: { hide: true } };

  for (const [path, type, text] of [
    [STYLE_PATH, 'text/css; charset=utf-8', embedStyle],
    [SCRIPT_PATH, 'text/javascript; charset=utf-8', embedScript],
  ] as const) {
    const etag = strongEtag(text);
    app.get(path, hidden, (request, reply) => {
      asEmbed(reply).header('Cache-Control', 'public, max-age=3600');
      if (notModified(request, reply, etag)) return reply.code(304).send();
      return reply.type(type).send(text);
    });
  }

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    `${EMBED}/*`,
    hidden,
    async (request, reply) => {
      asEmbed(reply).header('Cache-Control', 'no-cache');
      const tinggi = request.query.tinggi === '1';
      try {
        const asked = askedPage(`${PUBLIC}/${request.params['*']}`, request.query, config);
        const selection = requireSelection(asked.selection);
        const dependsOn = ['embed', selection.kunci, Number(tinggi)];
        return await kept.sendAs({ request, reply }, dependsOn, HTML, async () => {
          const dataset = await readDataset(db, kept, selection);
          const sumber = sourceWords(instansi, await findLastChange(db));
          return embedPage(dataset, { instansi, sumber, tinggi });
        });
      } catch (error) {
        if (!(error instanceof ProblemError) || error.status >= 500) throw error;
        return reply.removeHeader('ETag').code(404).type(HTML).send(embedMissing(instansi));
      }
    },
  );
}
