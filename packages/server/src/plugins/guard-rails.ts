import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { isDataPath } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { registerOtherOrigins } from './origins/other-origins';
import { ProblemError } from './problem';

/** Other origins by exact lists, a ceiling of requests for each address, and 503 before the process chokes. */
export async function registerGuardRails(app: FastifyInstance): Promise<void> {
  const { maxDelayMs, requestsPerMinute } = app.context.config;
  await registerOtherOrigins(app);
  if (maxDelayMs > 0) {
    await app.register(underPressure, {
      maxEventLoopDelay: maxDelayMs,
      // A sample without a single tick counts as endless delay: look seldom enough that one long task is none.
      sampleInterval: Math.max(1000, 2 * maxDelayMs),
      pressureHandler: () => {
        throw new ProblemError('LAYANAN_SIBUK', { retryAfter: 5 });
      },
    });
  }
  if (requestsPerMinute > 0) {
    await app.register(rateLimit, {
      global: false,
      max: requestsPerMinute,
      timeWindow: 60_000,
      allowList: ({ url }) => !url.startsWith('/api') && !isDataPath(url),
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: {
        'x-ratelimit-limit': false,
        'x-ratelimit-remaining': false,
        'x-ratelimit-reset': false,
      },
      errorResponseBuilder: (_request, { ttl }) =>
        new ProblemError('TERLALU_SERING', { retryAfter: Math.ceil(ttl / 1000) }),
    });
    // Before any route looks at who asks: refused requests count too.
    app.addHook('onRequest', app.rateLimit());
  }
}
