import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { countTry, forgiveTry } from '../session/login-limit';
import { verifyPassword } from '../session/password';
import { findPasswordHash } from './akun-repository';

interface Asking {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly clock: () => Date;
  readonly request: FastifyRequest;
}

/** Runs what proves who asks, counted as a login is: wrong guesses are slowed down, and a right one clears them. */
export async function counted<T>({ db, actor, clock, request }: Asking, prove: () => Promise<T>): Promise<T> {
  const attempt = { akun: actor.username, alamat: request.ip };
  await countTry(db, attempt, clock());
  const proof = await prove();
  await forgiveTry(db, attempt);
  return proof;
}

/** The hash that a user's own password was checked against; 422 beside the field when it is another one. */
export async function confirmPassword(
  db: Kysely<Tables>,
  userId: number,
  password: string,
  field: string,
): Promise<string> {
  const passwordHash = await findPasswordHash(db, userId);
  if (passwordHash !== undefined && (await verifyPassword(passwordHash, password))) return passwordHash;
  throw wrongPassword(field);
}

export const wrongPassword = (field: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { [field]: ['Kata sandi sekarang tidak cocok'] } });
