import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

/** When the data changed last; null before anything was written. */
export async function findLastChange(db: Kysely<Tables>): Promise<Date | null> {
  const { rows } = await sql<{
    waktu: Date | null;
  }>`select waktu from audit_log order by id desc limit 1`.execute(db);
  return rows[0]?.waktu ?? null;
}
