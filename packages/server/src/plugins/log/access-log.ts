import type { FastifyInstance } from 'fastify';

const SECRET_KEYS = new Set(['token', 'access_token', 'password']);

/** The address as it may be written down: values of secret query keys are left out, however the key is spelt. */
export function redactUrl(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const pairs = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const [key = ''] = pair.split('=', 1);
      return SECRET_KEYS.has(decode(key).toLowerCase()) ? `${key}=***` : pair;
    });
  return `${url.slice(0, start)}?${pairs.join('&')}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return text;
  }
}

/** One line for each answer: who, what, how it ended, how long it took. Never headers, never bodies. */
export function registerAccessLog(app: FastifyInstance): void {
  if (!['trace', 'debug', 'info'].includes(app.log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      metode: request.method,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      pengguna: request.actor?.id,
      alamat: request.ip,
    });
    done();
  });
}
