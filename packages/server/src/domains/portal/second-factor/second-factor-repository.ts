import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';

/** What is known of a user's second factor; `sejak` is null while it is off, and `rahasia` while none was begun. */
export async function findSecondFactor(db: Kysely<Tables>, userId: number) {
  const row = await db
    .selectFrom('users')
    .leftJoin('faktor_kedua', 'faktor_kedua.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(['users.faktor_kedua_sejak as sejak', 'faktor_kedua.rahasia', 'faktor_kedua.langkah'])
    .executeTakeFirst();
  return row ?? { sejak: null, rahasia: null, langkah: null };
}

export async function recoveryCodesLeft(db: Kysely<Tables>, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('kode_pemulihan')
    .where('user_id', '=', userId)
    .where('dipakai', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Keeps a secret that is not asked for yet; false where the second factor is on already. */
export async function beginSecondFactor(
  tx: Kysely<Tables>,
  userId: number,
  rahasia: Buffer,
): Promise<boolean> {
  const { sejak } = await lockUserOf(tx, userId);
  if (sejak !== null) return false;
  await tx
    .insertInto('faktor_kedua')
    .values({ user_id: userId, rahasia })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ rahasia, langkah: 0 }))
    .execute();
  return true;
}

/** From now on a code is asked for; false where that is so already, or the secret is another one by now. */
export async function turnOnSecondFactor(
  tx: Kysely<Tables>,
  userId: number,
  { rahasia, langkah, now }: { rahasia: Buffer; langkah: number; now: Date },
): Promise<boolean> {
  const { sejak } = await lockUserOf(tx, userId);
  if (sejak !== null) return false;
  const { numUpdatedRows } = await tx
    .updateTable('faktor_kedua')
    .set({ langkah })
    .where('user_id', '=', userId)
    .where('rahasia', '=', rahasia)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await tx.updateTable('users').set({ faktor_kedua_sejak: now }).where('id', '=', userId).execute();
  return true;
}

/** Nothing is asked for beside the password any more. */
export async function removeSecondFactor(tx: Kysely<Tables>, userId: number): Promise<void> {
  await tx.updateTable('users').set({ faktor_kedua_sejak: null }).where('id', '=', userId).execute();
  await tx.deleteFrom('faktor_kedua').where('user_id', '=', userId).execute();
  await tx.deleteFrom('kode_pemulihan').where('user_id', '=', userId).execute();
}

/** Puts these codes in the place of all earlier ones; false where the second factor is off. */
export async function replaceRecoveryCodes(
  tx: Kysely<Tables>,
  userId: number,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const { sejak } = await lockUserOf(tx, userId);
  if (sejak === null) return false;
  await tx.deleteFrom('kode_pemulihan').where('user_id', '=', userId).execute();
  await tx
    .insertInto('kode_pemulihan')
    .values(hashes.map((sidik) => ({ user_id: userId, sidik })))
    .execute();
  return true;
}

/** Takes a step of time as used; false where it, or a later one, was used before. */
export async function useStep(db: Kysely<Tables>, userId: number, langkah: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('faktor_kedua')
    .set({ langkah })
    .where('user_id', '=', userId)
    .where('langkah', '<', langkah)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Takes a recovery code as used; false where there is no such code, or it was used before. */
export async function useRecoveryCode(
  db: Kysely<Tables>,
  userId: number,
  sidik: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kode_pemulihan')
    .set({ dipakai: now })
    .where('user_id', '=', userId)
    .where('sidik', '=', sidik)
    .where('dipakai', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Two who change the same user's second factor come one after the other. */
async function lockUserOf(tx: Kysely<Tables>, userId: number) {
  return tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('faktor_kedua_sejak as sejak')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
