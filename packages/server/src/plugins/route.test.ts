import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

describe('a route whose handler sends its reply itself', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('sends it once, without a warning in the log', async () => {
    const lines: string[] = [];
    const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const config = readConfig({ PERMINTAAN_PER_MENIT: '0', TUNGGU_MAKS_MS: '0' });
    const app = await buildApp({ db: database.db, clock: () => new Date(), config, log });
    const answer = await app.inject('/api/public-display/cascading?satuan_kerja_id=1012');
    await app.close();
    expect(answer.statusCode).toBe(200);
    expect(lines).toEqual([]);
  });
});
