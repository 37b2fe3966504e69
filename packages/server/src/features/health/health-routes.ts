import type { FastifyInstance } from 'fastify';
import { createMetrics } from './metrics';
import { checkReadiness } from './readiness';

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, else 503 with what is missing. `/metrics`: figures
 * for Prometheus. Registered apart from the portal, so that they answer also when the portal turns requests away.
 */
export function registerHealth(app: FastifyInstance): { observe(scope: FastifyInstance): void } {
  const { db, config } = app.context;
  const metrics = createMetrics();
  const healthy = JSON.stringify({ status: 'ok' });
  const healthyHeaders = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': healthy.length,
  };

  app.get('/healthz', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, healthyHeaders).end(healthy);
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
