import { roleIds } from '@selaras/roles';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { passwordFaults } from '../akun/password-rules';
import { hashPassword } from '../session/password';

/** User name of the first account of a database that was not seeded. */
const FIRST_SUPER = 'super';

/**
 * Gives an empty database its first account, which makes all others at `/admin/users`. Says what is to be told at the
 * start; null when there are users already.
 */
export async function ensureFirstSuper(
  db: Kysely<Tables>,
  password: string | undefined,
): Promise<string | null> {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody !== undefined) return null;
  if (password === undefined) {
    return 'Belum ada pengguna. Setel ADMIN_PASSWORD lalu jalankan lagi untuk membuat pengguna pertama.';
  }
  const faults = await passwordFaults(password, FIRST_SUPER, 'ADMIN_PASSWORD');
  if (faults !== undefined) {
    return `Belum ada pengguna. ADMIN_PASSWORD ditolak: ${Object.values(faults).flat().join(' ')}`;
  }
  const password_hash = await hashPassword(password);
  await asActor(db, null, (tx) =>
    tx
      .insertInto('users')
      .values({ username: FIRST_SUPER, nama: 'Administrator', role_id: roleIds.super, password_hash })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .execute(),
  );
  return `Pengguna pertama dibuat: ${FIRST_SUPER}, dengan kata sandi dari ADMIN_PASSWORD.`;
}
