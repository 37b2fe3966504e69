import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../kit/html/origin-of';
import type { KeptAnswers } from '../../../kit/text-cache/kept-answers';
import { findLastChange } from '../pages/last-change';
import { robots, sitemap } from './sitemap';
import { sitemapAddresses } from './sitemap-addresses';

/** `sitemap.xml` and `robots.txt`. */
export function registerSitemap(app: FastifyInstance, kept: KeptAnswers): void {
  const { db, config } = app.context;
  const hidden = { schema: { hide: true } };

  app.get('/sitemap.xml', hidden, (request, reply) => {
    const origin = originOf(request, config);
    reply.header('Cache-Control', 'no-cache');
    return kept.sendAs(
      { request, reply },
      ['peta-situs', origin, config.defaultYear],
      'application/xml; charset=utf-8',
      async () => {
        const [diperbarui, ...addresses] = await Promise.all([
          findLastChange(db),
          sitemapAddresses(db, config.defaultYear),
          ...app.publicPages.map((addressesOf) => addressesOf(config.defaultYear)),
        ]);
        return sitemap({ origin, addresses: addresses.flat(), diperbarui });
      },
    );
  });

  app.get('/robots.txt', hidden, (request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(originOf(request, config))),
  );
}
