import { addDays } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { LOGIN_FORGOTTEN_MS } from './login-limit';

/** A request is not sent again a day later. */
const REMEMBER_ANSWERS_DAYS = 1;
/** Ended sessions stay for a while, so that an administrator can see where somebody was signed in. */
const KEEP_ENDED_DAYS = 30;

/** Takes away what has had its time: ended sessions, answers kept for double sends, counters of tries. */
export async function removeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - LOGIN_FORGOTTEN_MS);
  await db.deleteFrom('sessions').where('absolute_until', '<', addDays(now, -KEEP_ENDED_DAYS)).execute();
  await db.deleteFrom('idempotensi').where('created_at', '<', addDays(now, -REMEMBER_ANSWERS_DAYS)).execute();
  await db.deleteFrom('login_percobaan').where('mulai', '<', forgotten).execute();
}
