import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK, isDataPath } from '@selaras/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem';

const requestHeaders = [
  'Authorization',
  'Content-Type',
  HEADER_TAHUN_KINERJA,
  HEADER_TAHUN_PUBLIK,
  'If-Match',
  'If-None-Match',
  'Idempotency-Key',
  // Of tus, by which evidence is uploaded.
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
];

/** What a page that shows the diagram asks for: its script, whole or in parts, and the tree that everybody may see. */
const EMBED_PATHS = /^\/(sematkan\/|remotes\/mf_cascading\/|api\/public-display\/cascading(\?|$))/;

/** Other origins by two exact lists, a ceiling of requests for each address, and 503 before the process chokes. */
export async function registerGuardRails(app: FastifyInstance): Promise<void> {
  const { corsOrigins, embedOrigins, maxDelayMs, requestsPerMinute } = app.context.config;
  if (corsOrigins.length > 0 || embedOrigins.length > 0) {
    const whole = {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: requestHeaders,
      exposedHeaders: ['ETag', 'Retry-After', 'Location', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset'],
      maxAge: 600,
    };
    const embed = { ...whole, origin: [...corsOrigins, ...embedOrigins], methods: ['GET', 'HEAD'] };
    await app.register(cors, {
      delegator: ({ url, headers }: FastifyRequest, answer: (error: null, options: typeof whole) => void) => {
        const isEmbed = !corsOrigins.includes(headers.origin ?? '') && EMBED_PATHS.test(url);
        answer(null, isEmbed ? embed : whole);
      },
    });
  }
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
