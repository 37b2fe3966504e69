import type { FastifyInstance } from 'fastify';
import { answerLiveness, answerLivenessFirst, LIVENESS_URL } from './liveness';
import { createMetrics, type Metrics } from './metrics';
import { checkReadiness } from './readiness';

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, else 503 with what is missing. `/metrics`: figures
 * for Prometheus. Registered apart from the portal, so that they answer also when the portal turns requests away.
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
    const ready = await checkReadiness(db, config.dataDir);
    const ok = Object.values(ready).every(Boolean);
    reply.code(ok ? 200 : 503).header('Cache-Control', 'no-store');
    return { status: ok ? 'siap' : 'belum siap', ...ready };
  });

  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.register.contentType);
    return metrics.register.metrics();
  });

  return metrics;
}
