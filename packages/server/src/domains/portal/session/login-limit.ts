import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';

export const LOGIN_WINDOW_MS = 15 * 60_000;

/** Failed tries in the window; the next one is refused. An office shares one address, hence the higher figure. */
const LOGIN_TRIES = { akun: 10, alamat: 100 } as const;

export interface LoginTry {
  readonly akun: string;
  readonly alamat: string;
}

const keysOf = ({ akun, alamat }: LoginTry) => [
  { kunci: `akun:${akun}`, most: LOGIN_TRIES.akun },
  { kunci: `alamat:${alamat}`, most: LOGIN_TRIES.alamat },
];

/**
 * Counts a try before the password is looked at, so that tries side by side cannot slip through. Kept in the
 * database: every process behind the load balancer counts the same.
 */
export async function countTry(db: Kysely<Tables>, attempt: LoginTry, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - LOGIN_WINDOW_MS);
  for (const { kunci, most } of keysOf(attempt)) {
    const { jumlah, mulai } = await db
      .insertInto('login_percobaan')
      .values({ kunci, jumlah: 1, mulai: now })
      .onConflict((conflict) =>
        conflict.column('kunci').doUpdateSet({
          jumlah: sql`case when login_percobaan.mulai <= ${oldest} then 1 else login_percobaan.jumlah + 1 end`,
          mulai: sql`case when login_percobaan.mulai <= ${oldest} then ${now} else login_percobaan.mulai end`,
        }),
      )
      .returning(['jumlah', 'mulai'])
      .executeTakeFirstOrThrow();
    if (jumlah > most) {
      const retryAfter = Math.ceil((mulai.getTime() + LOGIN_WINDOW_MS - now.getTime()) / 1000);
      throw new ProblemError('TERLALU_SERING', {
        retryAfter,
        pesan: `Terlalu banyak percobaan masuk. Coba lagi dalam ${Math.ceil(retryAfter / 60)} menit.`,
      });
    }
  }
}

/** A login that succeeded clears its account and takes back its try of the address. */
export async function forgiveTry(db: Kysely<Tables>, { akun, alamat }: LoginTry): Promise<void> {
  await db.deleteFrom('login_percobaan').where('kunci', '=', `akun:${akun}`).execute();
  await db
    .updateTable('login_percobaan')
    .set({ jumlah: sql`greatest(jumlah - 1, 1)` })
    .where('kunci', '=', `alamat:${alamat}`)
    .execute();
}
