import Fastify, { type FastifyBaseLogger, type InjectOptions } from 'fastify';
import pino from 'pino';
import { readConfig } from '../../config';
import type { Context } from '../context';
import { registerNotFound, registerProblems } from '../problem/answer-problems';
import { registerOtherOrigins } from './other-origins';

const TREE = '/api/public-display/cascading?satuan_kerja_id=1012';

interface Line {
  readonly asal?: string;
  readonly pengaturan?: string;
  readonly msg: string;
}

/** A server that answers everything, with what it wrote down. */
async function serverWith(env: Record<string, string> = {}) {
  const written: string[] = [];
  const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => written.push(line) });
  const app = Fastify({ loggerInstance: log });
  app.decorate('context', { config: readConfig(env) } as Context);
  registerProblems(app);
  registerNotFound(app);
  await registerOtherOrigins(app);
  app.get('/*', () => 'ada');
  const ask = async (url: string, origin: string, options: Omit<InjectOptions, 'url'> = {}) => {
    const headers = { origin, ...options.headers };
    return (await app.inject({ url, ...options, headers })).headers['access-control-allow-origin'];
  };
  const preflight = (url: string, origin: string) =>
    ask(url, origin, { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } });
  return { app, ask, preflight, lines: () => written.map((line) => JSON.parse(line) as Line) };
}

describe('a page of an origin that is in no list', () => {
  it('gets the script, which can say there what is missing, and no tree; the log names the setting once', async () => {
    const { ask, preflight, lines } = await serverWith();
    const origin = 'https://kota.go.id';
    expect(await ask('/sematkan/cascading.js', origin)).toBe('*');
    expect(lines()).toEqual([]);
    expect(await preflight(TREE, origin)).toBeUndefined();
    expect(await ask(TREE, origin)).toBeUndefined();
    expect(await ask(TREE, origin)).toBeUndefined();
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ asal: origin, pengaturan: 'SEMATAN_ORIGINS' });
    expect(lines()[0]?.msg).toContain(`halaman di ${origin}`);
    expect(await ask('/api/cascading?satuan_kerja_id=1012', origin)).toBeUndefined();
    expect(lines()[1]).toMatchObject({ asal: origin, pengaturan: 'CORS_ORIGINS' });
  });

  it('is told of no further than the log can bear, and only by names that a list could have', async () => {
    const { ask, lines } = await serverWith();
    for (const origin of [
      'null',
      'file://',
      'https://a.go.id/x',
      'javascript:alert(1)',
      'x\u00e9'.repeat(99),
    ]) {
      await ask(TREE, origin);
    }
    expect(lines()).toEqual([]);
    for (let at = 0; at < 150; at += 1) await ask(TREE, `https://a${at}.go.id`);
    expect(lines()).toHaveLength(101);
    expect(lines().at(-1)?.msg).toContain('tidak lagi disebut');
  });

  it('is told nothing about calls that are none of its business', async () => {
    const { ask, preflight, lines } = await serverWith();
    for (const url of ['/api/login', '/api/user', '/registry.json', '/']) {
      expect(await ask(url, 'https://jahat.id')).toBeUndefined();
      expect(await preflight(url, 'https://jahat.id')).toBeUndefined();
    }
    expect(lines()).toEqual([]);
  });
});

it('who is listed is let in and not written down', async () => {
  const { ask, preflight, lines } = await serverWith({
    SEMATAN_ORIGINS: 'https://kota.go.id',
    CORS_ORIGINS: 'https://portal.go.id',
  });
  for (const origin of ['https://kota.go.id', 'https://portal.go.id']) {
    expect(await ask(TREE, origin)).toBe(origin);
    expect(await preflight(TREE, origin)).toBe(origin);
  }
  expect(await ask('/api/cascading', 'https://portal.go.id')).toBe('https://portal.go.id');
  expect(lines()).toEqual([]);
  expect(await ask('/api/cascading', 'https://kota.go.id')).toBeUndefined();
  expect(lines()).toMatchObject([{ asal: 'https://kota.go.id', pengaturan: 'CORS_ORIGINS' }]);
});

it.each([{}, { CORS_ORIGINS: 'https://portal.go.id' }])(
  'OPTIONS that is no question of a browser is an address that is not there: %j',
  async (env) => {
    const { app } = await serverWith(env as Record<string, string>);
    const answer = await app.inject({ method: 'OPTIONS', url: '/sematkan/cascading.js' });
    expect([answer.statusCode, answer.json().kode]).toEqual([404, 'TIDAK_DITEMUKAN']);
  },
);
