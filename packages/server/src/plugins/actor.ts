import { createHash } from 'node:crypto';
import type { User } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Tables } from '../database/tables';
import type { Context } from './context';

/** The user behind a bearer token, and the session that the token opened. */
export interface SignedIn extends User {
  readonly sesi_id: number;
}

interface SessionTimes {
  readonly dibuat: Date;
  readonly terakhir: Date;
  readonly ingat: boolean;
}

/** How long `terakhir` may lag behind, so that reading does not write on every request. */
const TOUCH_EVERY_MS = 60_000;

/** Only this is stored of a token: who reads the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Neither idle for too long nor older than a session may get. */
export function isAlive(
  { dibuat, terakhir, ingat }: SessionTimes,
  now: Date,
  limits: Config['sesi'],
): boolean {
  const { diamMs, mutlakMs } = ingat ? limits.ingat : limits.biasa;
  return now.getTime() - terakhir.getTime() < diamMs && now.getTime() - dibuat.getTime() < mutlakMs;
}

/** Reads `Authorization: Bearer …`. Cookies are ignored, so that a forged cross-site request has no authority. */
export async function readActor(
  authorization: string | undefined,
  { db, clock, config }: Context,
): Promise<SignedIn | null> {
  const token = authorization?.match(/^Bearer ([\w-]{43})$/i)?.[1];
  if (token === undefined) return null;
  const row = await findSession(db, hashToken(token));
  const now = clock();
  if (row === undefined || !isAlive(row, now, config.sesi)) return null;
  if (now.getTime() - row.terakhir.getTime() > TOUCH_EVERY_MS) await touch(db, row.sesi_id, now);
  const { dibuat: _dibuat, terakhir: _terakhir, ingat: _ingat, ...actor } = row;
  return actor;
}

function findSession(db: Kysely<Tables>, tokenHash: Buffer) {
  return db
    .selectFrom('sesi')
    .innerJoin('users', 'users.id', 'sesi.user_id')
    .leftJoin('satuan_kerja', 'satuan_kerja.satuan_kerja_id', 'users.satuan_kerja_id')
    .where('sesi.token_hash', '=', tokenHash)
    .where('users.aktif', '=', true)
    .select([
      'sesi.id as sesi_id',
      'sesi.dibuat',
      'sesi.terakhir',
      'sesi.ingat',
      'users.id',
      'users.username',
      'users.nama',
      'users.role_id',
      'users.satuan_kerja_id',
      'satuan_kerja.satuan_kerja_nama',
    ])
    .executeTakeFirst();
}

async function touch(db: Kysely<Tables>, sesiId: number, now: Date): Promise<void> {
  await db.updateTable('sesi').set({ terakhir: now }).where('id', '=', sesiId).execute();
}
