import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer of the portal carries, also one that takes another one's place. */
    readonly headersOfEvery?: Readonly<Record<string, string>>;
  }
}

/** Half a year: long enough for browsers to remember, short enough to get out of again. */
const HSTS_SECONDS = 15_552_000;

type Settings = Pick<Config, 'frameAncestors' | 'hsts' | 'remoteOverrideOrigins'>;

/** A development server tells its pages of changes through a socket of the same host. */
const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/**
 * What every answer carries. Scripts only from this origin and from those that a remote may be taken from for one tab,
 * never inline and never from text; styles may be inline because styled-components writes them.
 */
export function securityHeaders({ frameAncestors, hsts, remoteOverrideOrigins }: Settings) {
  const own = ["'self'", ...remoteOverrideOrigins].join(' ');
  const policy = {
    'default-src': "'self'",
    'script-src': own,
    'style-src': `${own} 'unsafe-inline'`,
    'img-src': `${own} data: blob:`,
    'font-src': `${own} data:`,
    'connect-src': [own, ...remoteOverrideOrigins.map(socketOf)].join(' '),
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': ["'self'", ...frameAncestors].join(' '),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(frameAncestors.length === 0 && { 'X-Frame-Options': 'SAMEORIGIN' }),
    ...(hsts && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
  };
}

/** Below this instance; the whole server knows them, for addresses that no route and no hook can read. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  const { headersOfEvery: headers = {} } = app;
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers);
    // Robots may read the public calls to draw pages, but what they list is the pages.
    if (url.startsWith('/api/')) reply.header('X-Robots-Tag', 'noindex');
    done();
  });
}
