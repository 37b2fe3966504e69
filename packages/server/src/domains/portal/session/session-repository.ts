import { randomBytes } from 'node:crypto';
import { hubunganAkun } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config';
import { orangAkun } from '../../../database/orang/orang-akun';
import type { Tables } from '../../../database/tables';
import { hashToken, idleUntil } from '../../../plugins/actor';

interface NewSession {
  readonly userId: number;
  /** That the password was checked against. */
  readonly passwordHash: string | null;
  /** Since when the second factor that was asked for is on; null where none was. */
  readonly secondFactorSince: Date | null;
  readonly remember: boolean;
  readonly alamat: string;
  readonly userAgent: string | undefined;
}

/**
 * What an account is signed in with; undefined for one that is unknown or disabled, or whose person has left. `pindah`:
 * where its person works by now, if it acts for its unit no more (decision 115).
 */
export async function findCredentials(db: Kysely<Tables>, username: string, now: Date) {
  const row = await db
    .selectFrom('users')
    .leftJoin('satuan_kerja', 'satuan_kerja.satuan_kerja_id', 'users.satuan_kerja_id')
    .where('users.username', '=', username)
    .where('users.aktif', '=', true)
    .select([
      'users.id',
      'users.password_hash',
      'users.faktor_kedua_sejak',
      'users.satuan_kerja_id',
      'satuan_kerja.satuan_kerja_nama',
      orangAkun(now).as('orang'),
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { orang, satuan_kerja_id, satuan_kerja_nama, ...credentials } = row;
  const hubungan = hubunganAkun(satuan_kerja_id, orang);
  if (hubungan === 'berhenti') return undefined;
  const pindah = hubungan === 'pindah' && orang !== null ? { dari: satuan_kerja_nama, ke: orang } : null;
  return { ...credentials, pindah };
}

/**
 * Opens a session and answers its token: 256 random bits that are stored nowhere. Undefined when the user was disabled
 * or has another password or second factor by now. The row is locked as it is read: a change of the user that is under way is waited for
 * and looked at anew, and one that comes later finds the session and ends it.
 */
export async function openSession(
  db: Kysely<Tables>,
  { userId, passwordHash, secondFactorSince, remember, alamat, userAgent }: NewSession,
  now: Date,
  limits: Config['sesi'],
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const { absoluteMs } = remember ? limits.remembered : limits.ordinary;
  const absoluteUntil = new Date(now.getTime() + absoluteMs);
  const { numAffectedRows } = await sql`
    insert into sessions
      (token_hash, user_id, remember, idle_until, absolute_until, last_used_at, created_at, alamat, user_agent)
    select ${hashToken(token)}, id, ${remember}, ${idleUntil(now, remember, limits)}, ${absoluteUntil}, ${now}, ${now},
      ${alamat}, ${userAgent?.slice(0, 300) ?? null}
    from users where id = ${userId} and aktif and password_hash is not distinct from ${passwordHash}
      and faktor_kedua_sejak is not distinct from ${secondFactorSince}
    for share`.execute(db);
  return numAffectedRows === 1n ? token : undefined;
}

export function listSessions(db: Kysely<Tables>, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('idle_until', '>', now)
    .where('absolute_until', '>', now)
    .select(['id', 'alamat', 'user_agent', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .execute();
}

export async function endSession(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute();
}

/** Ends one of a user's own sessions that still holds; false when there is none. */
export async function endOwnSession(
  db: Kysely<Tables>,
  { id, userId }: { readonly id: number; readonly userId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('idle_until', '>', now)
    .where('absolute_until', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends every session of a user at once: after a new password or role, when disabled, or when asked for; `except` stays. */
export async function endSessionsOf(
  db: Kysely<Tables>,
  userId: number,
  now: Date,
  except?: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', 'is distinct from', except ?? null)
    .execute();
}
