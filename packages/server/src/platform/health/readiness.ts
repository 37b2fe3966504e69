import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { readMigrations } from '../../database/migrations';
import type { Tables } from '../../database/tables';
import { within } from './within';

/** Below this PostgreSQL cannot be trusted to write its log any more. */
const FREE_BYTES = 64 * 1024 * 1024;

export interface Readiness {
  readonly basis_data: boolean;
  readonly migrasi: boolean;
  readonly penyimpanan: boolean;
}

/**
 * Whether this process can do its work now: database there, as new as this code, room to write. What does not answer
 * within `limitMs` is not there.
 */
export async function checkReadiness(
  db: Kysely<Tables>,
  dataDir: string,
  limitMs: number,
): Promise<Readiness> {
  const [applied, penyimpanan] = await Promise.all([
    within(limitMs, countMigrations(db), null),
    within(limitMs, hasRoom(dataDir), false),
  ]);
  return { basis_data: applied !== null, migrasi: applied === readMigrations().length, penyimpanan };
}

async function countMigrations(db: Kysely<Tables>): Promise<number | null> {
  try {
    const { rows } = await sql<{ jumlah: number }>`select count(*) as jumlah from schema_migrasi`.execute(db);
    return rows[0]?.jumlah ?? null;
  } catch {
    return null;
  }
}

/** A folder that is not there holds nothing that could run full: the database is elsewhere. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= FREE_BYTES;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
