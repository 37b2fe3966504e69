import { defineCall } from '@selaras/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyContextConfig } from 'fastify';
import pino from 'pino';
import { buildApp } from '../app';
import { testConfig } from '../testing/test-config';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { refuseRoutesWithoutPermission } from './route';

describe('a route whose handler sends its reply itself', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('sends it once, without a warning in the log', async () => {
    const lines: string[] = [];
    const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const { db } = database;
    const app = await buildApp({ db, clock: () => new Date(), config: testConfig(), log });
    const answer = await app.inject('/api/public-display/cascading?satuan_kerja_id=1012');
    await app.close();
    expect(answer.statusCode).toBe(200);
    expect(lines).toEqual([]);
  });
});

describe('a route below /api', () => {
  const handler = async () => 'ada';
  const call = (roles: 'super'[]) =>
    defineCall(
      { act: { name: 'uji.read', roles, unit: 'any' }, method: 'GET', path: '/uji' },
      { summary: 'Uji' },
    );

  it.each<[string, FastifyContextConfig]>([
    ['no call at all', {}],
    ['a rule that admits nobody', { call: call([]) }],
  ])('with %s ends the start', (_, config) => {
    const app = Fastify();
    refuseRoutesWithoutPermission(app);
    expect(() => app.get('/api/uji', { config, handler })).toThrow('GET /api/uji has no rule');
  });

  it('with a rule is taken, and other addresses need none', () => {
    const app = Fastify();
    refuseRoutesWithoutPermission(app);
    expect(() => app.get('/api/uji', { config: { call: call(['super']) }, handler })).not.toThrow();
    expect(() => app.get('/health', { handler })).not.toThrow();
  });
});
