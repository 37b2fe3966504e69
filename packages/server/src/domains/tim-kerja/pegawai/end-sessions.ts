import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';

/** Ends the sessions of employees' accounts of a unit: of who leaves, returns, or goes to another unit (decisions 95, 115). */
export async function endSessionsOfPegawai(
  tx: Kysely<Tables>,
  nips: readonly string[],
  now: Date,
): Promise<void> {
  if (nips.length === 0) return;
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .where('peg_nip', '=', sql<string>`any(${nips}::text[])`)
        .where('satuan_kerja_id', 'is not', null)
        .select('id'),
    )
    .execute();
}
