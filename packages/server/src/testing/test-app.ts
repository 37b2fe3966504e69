import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from '../app';
import type { Tables } from '../database/tables';
import { openSession } from '../domains/portal/session/session-repository';
import type { SeedName } from '../seed/seed-names';
import { writeShell } from './remote/example-shell';
import { testConfig } from './test-config';
import { createTestDatabase } from './test-database';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Kysely<Tables>;
  /** Its database with the owner's rights. */
  readonly url: string;
  /** Headers of a fresh session of this user, opened without its password. */
  signIn(username: string): Promise<{ authorization: string }>;
  /** What Prometheus is given. */
  figures(): Promise<string>;
  /** In `afterAll`. */
  close(): Promise<void>;
}

interface TestAppOptions {
  readonly seed?: SeedName;
  readonly clock?: () => Date;
  readonly env?: Record<string, string>;
  readonly log?: FastifyBaseLogger;
}

const METRICS_TOKEN = 'angka-untuk-uji-saja';

/** The whole server over a database of its own; requests go through `app.inject`. */
export async function startTestApp({
  seed,
  clock = () => new Date(),
  env = {},
  log,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(seed === undefined ? {} : { seed });
  const { db } = database;
  const dataDir = join(tmpdir(), `selaras-uji-${randomUUID()}`);
  const shellDir = join(dataDir, 'shell');
  mkdirSync(shellDir, { recursive: true });
  writeShell(shellDir);
  const config = testConfig({
    DATA_DIR: dataDir,
    // Whether somebody built the shell is no matter of a test.
    SHELL_DIR: shellDir,
    METRICS_TOKEN,
    METRICS_SIMPAN_MS: '0',
    ...env,
  });
  const seeded = seed !== 'none';
  const app = await buildApp({ db, clock, config, seeded, ...(log && { log }) });

  async function signIn(username: string): Promise<{ authorization: string }> {
    const { id, password_hash, faktor_kedua_sejak } = await db
      .selectFrom('users')
      .where('username', '=', username)
      .select(['id', 'password_hash', 'faktor_kedua_sejak'])
      .executeTakeFirstOrThrow();
    const session = {
      userId: id,
      passwordHash: password_hash,
      secondFactorSince: faktor_kedua_sejak,
      remember: false,
      alamat: '127.0.0.1',
      userAgent: 'uji',
    };
    return { authorization: `Bearer ${await openSession(db, session, clock(), config.sesi)}` };
  }

  const figures = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await app.inject({ url: '/metrics', headers })).body;
  };

  const close = async () => {
    await app.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, db, url: database.url, signIn, figures, close };
}
