import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../plugins/problem';
import { bears } from './bears-token';
import { forAWhile } from './for-a-while';
import { answerLiveness, answerLivenessFirst, LIVENESS_URL } from './liveness';
import { createMetrics, type Metrics } from './metrics';
import { checkReadiness } from './readiness';
import { within } from './within';

/** When another look at what is not ready makes sense. */
const RETRY_AFTER_S = 2;

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, else 503 with what is missing; it names remotes that
 * cannot be read, for which something else stands in. `/metrics`: figures for Prometheus, for who bears the token of the settings. Registered apart from the portal, so that they answer also when the portal turns requests away.
 */
export function registerHealth(app: FastifyInstance): Metrics {
  const { db, config } = app.context;
  const metrics = createMetrics();

  answerLivenessFirst(app.server);
  app.get(LIVENESS_URL, (_request, reply) => {
    reply.hijack();
    answerLiveness(reply.raw);
  });

  app.get('/readyz', async (_request, reply) => {
    const [ready, remote_tidak_terbaca] = await Promise.all([
      checkReadiness(db, config.dataDir, config.limits.readinessMs),
      within(config.limits.readinessMs, app.remotes.unreadable(), []),
    ]);
    const ok = Object.values(ready).every(Boolean);
    reply.code(ok ? 200 : 503).header('Cache-Control', 'no-store');
    if (!ok) reply.header('Retry-After', RETRY_AFTER_S);
    return { status: ok ? 'siap' : 'belum siap', ...ready, remote_tidak_terbaca };
  });

  const { metricsToken, metricsKeepMs } = config;
  // Collecting them costs time of the one thread that answers.
  const figures = forAWhile(metricsKeepMs, () => metrics.register.metrics());
  app.get('/metrics', async (request, reply) => {
    // Who has no token does not even learn that there are figures.
    if (metricsToken === undefined || !bears(request, metricsToken))
      throw new ProblemError('TIDAK_DITEMUKAN');
    reply.type(metrics.register.contentType).header('Cache-Control', 'no-store');
    return figures();
  });

  return metrics;
}
