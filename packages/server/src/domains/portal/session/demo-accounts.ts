import type { DemoAccount } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import { PRINTED_DEMO_PASSWORD } from '../../../config';
import type { Tables } from '../../../database/tables';
import { demoAccounts } from '../../../kit/seed/demo-accounts';
import type { Context } from '../../../plugins/context';
import { verifyPassword } from './password';

/** Active accounts that the seed made, in its order. */
export function findDemoAccounts(db: Kysely<Tables>) {
  return db
    .selectFrom('users')
    .leftJoin('satuan_kerja', 'satuan_kerja.satuan_kerja_id', 'users.satuan_kerja_id')
    .where(
      'username',
      'in',
      demoAccounts.map(({ username }) => username),
    )
    .where('users.created_by', 'is', null)
    .where('users.aktif', '=', true)
    .select(['username', 'password_hash', 'role_id', 'satuan_kerja_nama'])
    .orderBy('users.id')
    .execute();
}

/**
 * Reads the accounts that the login page offers (decision 59): of a seeded database those that still have the password
 * that README prints, none with a password of the operator's own, and never anything in production.
 */
export function demoAccountsReader({ db, config, seeded = false }: Context): () => Promise<DemoAccount[]> {
  const password = PRINTED_DEMO_PASSWORD;
  if (!seeded || config.production || config.demoPassword !== password) return async () => [];
  const isPrinted = rememberingMatch(password);
  return async () => {
    const accounts = await findDemoAccounts(db);
    const printed = await Promise.all(accounts.map(({ password_hash }) => isPrinted(password_hash)));
    return accounts
      .filter((_, index) => printed[index])
      .map(({ username, role_id, satuan_kerja_nama }) => ({
        username,
        password,
        role_id,
        satuan_kerja_nama,
      }));
  };
}

/** Each hash is compared once: it costs as much as a login, and guests may ask as often as they like. */
function rememberingMatch(password: string) {
  const known = new Map<string | null, Promise<boolean>>();
  return (passwordHash: string | null): Promise<boolean> => {
    const before = known.get(passwordHash);
    if (before !== undefined) return before;
    const matches = verifyPassword(passwordHash, password);
    known.set(passwordHash, matches);
    matches.catch(() => known.delete(passwordHash));
    return matches;
  };
}
