import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { SignedIn } from '../../plugins/signed-in';

/** Who writes what year when, in which transaction. */
export interface WriteInput {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly tahun: number;
  readonly now: Date;
}
