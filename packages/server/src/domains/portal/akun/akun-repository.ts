import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';

export async function findPasswordHash(db: Kysely<Tables>, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirst();
  return row?.password_hash;
}

interface PasswordChange {
  readonly userId: number;
  /** Hash that the old password was checked against. */
  readonly from: string;
  readonly to: string;
}

/** Takes the new hash where the user still has the old one, and asks for no other change; false where he has not. */
export async function changeOwnPassword(
  tx: Kysely<Tables>,
  { userId, from, to }: PasswordChange,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: to, wajib_ganti_sandi: false })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
