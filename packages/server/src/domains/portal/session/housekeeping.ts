import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { LOGIN_WINDOW_MS } from './login-limit';

const DAY_MS = 86_400_000;

/** A request is not sent again a day later. */
const REMEMBER_ANSWERS_MS = DAY_MS;
/** Ended sessions stay for a while, so that an administrator can see where somebody was signed in. */
const KEEP_ENDED_MS = 30 * DAY_MS;

/** Takes away what has had its time: ended sessions, answers kept for double sends, counters of tries. */
export async function removeExpired(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.deleteFrom('sessions').where('absolute_until', '<', before(KEEP_ENDED_MS)).execute();
  await db.deleteFrom('idempotensi').where('created_at', '<', before(REMEMBER_ANSWERS_MS)).execute();
  await db.deleteFrom('login_percobaan').where('mulai', '<', before(LOGIN_WINDOW_MS)).execute();
}
