import type { UserRow } from '@selaras/contracts';
import type { UserRecord } from './user-repository';
import { abilitiesOn } from './user-rules';

/** The row as the API shows it to this actor; `supers` are the ids of all supers who can sign in. */
export function toUserRow(user: UserRecord, actorId: number, supers: readonly number[]): UserRow {
  return {
    ...user,
    terakhir_aktif: user.terakhir_aktif?.toISOString() ?? null,
    tertahan_hingga: user.tertahan_hingga?.toISOString() ?? null,
    kemampuan: abilitiesOn(user, actorId, supers),
  };
}
