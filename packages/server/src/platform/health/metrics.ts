import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly register: Registry;
  /** Times every answer below this instance. */
  observe(app: FastifyInstance): void;
}

/** Methods that have routes; any other that a client makes up is counted as one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Figures of this process for Prometheus: its own health and how long each route takes. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'selaras_http_durasi_detik',
    help: 'Lama jawaban per rute',
    labelNames: ['metode', 'rute', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  return {
    register,
    observe: (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const rute = request.routeOptions.url ?? 'tidak dikenal';
        duration.observe(
          { metode: METHODS.has(request.method) ? request.method : 'lain', rute, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
    },
  };
}
