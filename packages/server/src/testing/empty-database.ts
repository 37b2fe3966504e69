import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseUrl, testRun, testServerUrl } from './test-cluster';

/** A database without any table; call `drop()` at the end. */
export async function createEmptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `selaras_uji_${testRun()}_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const server = new pg.Client({ connectionString: testServerUrl() });
    await server.connect();
    try {
      await server.query(statement);
    } finally {
      await server.end();
    }
  };
  await run(`create database ${name}`);
  return { url: databaseUrl(name), drop: () => run(`drop database if exists ${name} with (force)`) };
}
