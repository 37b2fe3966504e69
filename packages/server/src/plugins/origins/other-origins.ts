import cors from '@fastify/cors';
import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openedBy } from './opened-by';
import { registerRefusedOrigins } from './refused-origins';

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

interface CorsOptions {
  readonly origin: string[] | '*' | false;
  readonly methods: string[];
  readonly allowedHeaders: string[];
  readonly exposedHeaders: string[];
  readonly maxAge: number;
}

/** Answers for pages of other origins: the whole API by one exact list, the public tree by another, scripts by none. */
export async function registerOtherOrigins(app: FastifyInstance): Promise<void> {
  const { corsOrigins, embedOrigins } = app.context.config;
  const listed = (...origins: readonly string[]) => (origins.length > 0 ? [...origins] : false);
  const whole: CorsOptions = {
    origin: listed(...corsOrigins),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: requestHeaders,
    exposedHeaders: ['ETag', 'Retry-After', 'Location', 'Tus-Resumable', 'Upload-Length', 'Upload-Offset'],
    maxAge: 600,
  };
  const reading = { ...whole, methods: ['GET', 'HEAD'] };
  const embed: CorsOptions = { ...reading, origin: listed(...corsOrigins, ...embedOrigins) };
  const everybody: CorsOptions = { ...reading, origin: '*' };
  const none: CorsOptions = { ...whole, origin: false };

  function optionsFor({ url, method, headers }: FastifyRequest): CorsOptions {
    const { origin, 'access-control-request-method': wanted } = headers;
    if (method === 'OPTIONS' && (origin === undefined || wanted === undefined)) return none;
    const opened = openedBy(url);
    if (opened === 'everybody') return everybody;
    return opened === 'SEMATAN_ORIGINS' && !corsOrigins.includes(origin ?? '') ? embed : whole;
  }

  // Before a preflight is answered.
  registerRefusedOrigins(app);
  await app.register(cors, {
    delegator: (request: FastifyRequest, answer: (error: null, options: CorsOptions) => void) =>
      answer(null, optionsFor(request)),
  });
}
