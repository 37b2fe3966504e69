import { addDays } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';

const MINUTE = 60_000;
/** For tries of a whole address, and of an account from addresses that do not know it. */
export const LOGIN_WINDOW_MS = 15 * MINUTE;
/** Failed tries in the window; the next one is refused. An office shares one address. */
const MOST_IN_WINDOW = 100;

/** Tries of one account from one address without a wait; each further one waits twice as long as the one before. */
const FREE_TRIES = 10;
const FIRST_WAIT_MS = MINUTE / 2;
const LONGEST_WAIT_MS = 15 * MINUTE;
/** Who tries nothing for so long begins anew. */
export const LOGIN_FORGOTTEN_MS = 60 * MINUTE;

/** An address that somebody was signed in at since is his own, and stays open to him while others try. */
const FAMILIAR_DAYS = 30;

/** Who need not wait. No moment of a try: of two side by side the earlier one may be counted after the later one. */
const OPEN = sql`'epoch'::timestamptz`;

/** Stands for every account, or every address. */
const ANY = '';

export interface LoginTry {
  readonly akun: string;
  readonly alamat: string;
}

/**
 * Counts a try before the password is looked at, so that tries side by side cannot slip through. Kept in the
 * database: every process behind the load balancer counts the same. A refused try writes nothing.
 *
 * What slows down is an account at an address, so nobody locks somebody else out (ADR 111). The ceilings of a whole
 * address, and of an account from everywhere, do not hold where that account has been signed in lately.
 */
export async function countTry(db: Kysely<Tables>, attempt: LoginTry, now: Date): Promise<void> {
  try {
    await countInWindow(db, { akun: ANY, alamat: attempt.alamat }, now);
    await countInWindow(db, { akun: attempt.akun, alamat: ANY }, now);
  } catch (error) {
    if (!(error instanceof ProblemError) || !(await isFamiliar(db, attempt, now))) throw error;
  }
  await countOfPair(db, attempt, now);
}

/** A login that succeeded clears its account at its address and takes back its try of the others. */
export async function forgiveTry(db: Kysely<Tables>, { akun, alamat }: LoginTry): Promise<void> {
  await db.deleteFrom('login_percobaan').where('akun', '=', akun).where('alamat', '=', alamat).execute();
  await db
    .updateTable('login_percobaan')
    .set({ jumlah: sql`greatest(jumlah - 1, 1)` })
    .where((eb) =>
      eb.or([
        eb.and([eb('akun', '=', ANY), eb('alamat', '=', alamat)]),
        eb.and([eb('akun', '=', akun), eb('alamat', '=', ANY)]),
      ]),
    )
    .execute();
}

/** Lets an account try again from everywhere. */
export async function unlockAccount(db: Kysely<Tables>, akun: string): Promise<void> {
  await db.deleteFrom('login_percobaan').where('akun', '=', akun).execute();
}

async function isFamiliar(db: Kysely<Tables>, { akun, alamat }: LoginTry, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.username', '=', akun)
    .where('sessions.alamat', '=', alamat)
    .where('sessions.last_used_at', '>', addDays(now, -FAMILIAR_DAYS))
    .select('sessions.id')
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** A ceiling: the last try that is let in closes the window until its end. */
async function countInWindow(db: Kysely<Tables>, { akun, alamat }: LoginTry, now: Date): Promise<void> {
  const windowEnd = new Date(now.getTime() + LOGIN_WINDOW_MS);
  const over = new Date(now.getTime() - LOGIN_WINDOW_MS);
  const { numAffectedRows } = await sql`
    insert into login_percobaan as p (akun, alamat, jumlah, mulai, boleh_pada)
    values (${akun}, ${alamat}, 1, ${now}, ${OPEN})
    on conflict (akun, alamat) do update set
      jumlah = case when p.mulai <= ${over} then 1 else p.jumlah + 1 end,
      mulai = case when p.mulai <= ${over} then ${now} else p.mulai end,
      boleh_pada = case when p.mulai > ${over} and p.jumlah + 1 >= ${MOST_IN_WINDOW}
        then p.mulai + (${windowEnd}::timestamptz - ${now}::timestamptz) else ${OPEN} end
    where p.boleh_pada <= ${now}`.execute(db);
  if (numAffectedRows === 0n) throw await tooOften(db, { akun, alamat }, now);
}

/** A slow-down: free tries, then waits that double. */
async function countOfPair(db: Kysely<Tables>, { akun, alamat }: LoginTry, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - LOGIN_FORGOTTEN_MS);
  const { numAffectedRows } = await sql`
    insert into login_percobaan as p (akun, alamat, jumlah, mulai, boleh_pada)
    values (${akun}, ${alamat}, 1, ${now}, ${OPEN})
    on conflict (akun, alamat) do update set
      jumlah = case when p.mulai <= ${forgotten} then 1 else p.jumlah + 1 end,
      mulai = ${now},
      boleh_pada = case when p.mulai <= ${forgotten} or p.jumlah + 1 < ${FREE_TRIES} then ${OPEN}
        else ${now}::timestamptz + interval '1 millisecond'
          * least(${FIRST_WAIT_MS} * power(2, least(p.jumlah + 1 - ${FREE_TRIES}, 20)), ${LONGEST_WAIT_MS}) end
    where p.boleh_pada <= ${now}`.execute(db);
  if (numAffectedRows === 0n) throw await tooOften(db, { akun, alamat }, now);
}

async function tooOften(db: Kysely<Tables>, { akun, alamat }: LoginTry, now: Date): Promise<ProblemError> {
  const row = await db
    .selectFrom('login_percobaan')
    .where('akun', '=', akun)
    .where('alamat', '=', alamat)
    .select('boleh_pada')
    .executeTakeFirst();
  const waitMs = (row?.boleh_pada.getTime() ?? 0) - now.getTime();
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new ProblemError('TERLALU_SERING', {
    retryAfter,
    pesan: `Terlalu banyak percobaan masuk. Coba lagi dalam ${waitWords(retryAfter)}.`,
  });
}

const waitWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`;
