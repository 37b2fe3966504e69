import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config';
import type { Tables } from '../../../database/tables';
import { hashToken, idleUntil } from '../../../plugins/actor';

interface NewSession {
  readonly userId: number;
  readonly remember: boolean;
  readonly alamat: string;
  readonly userAgent: string | undefined;
}

export function findCredentials(db: Kysely<Tables>, username: string) {
  return db
    .selectFrom('users')
    .where('username', '=', username)
    .where('aktif', '=', true)
    .select(['id', 'password_hash'])
    .executeTakeFirst();
}

/** Opens a session and answers its token: 256 random bits that are stored nowhere. */
export async function openSession(
  db: Kysely<Tables>,
  { userId, remember, alamat, userAgent }: NewSession,
  now: Date,
  limits: Config['sesi'],
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { mutlakMs } = remember ? limits.ingat : limits.biasa;
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      remember,
      idle_until: idleUntil(now, remember, limits),
      absolute_until: new Date(now.getTime() + mutlakMs),
      last_used_at: now,
      created_at: now,
      alamat,
      user_agent: userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  return token;
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

/** Ends every session of a user at once: after a new password or role, when disabled, or when asked for. */
export async function endSessionsOf(db: Kysely<Tables>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
