import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { SignedIn } from '../../plugins/signed-in';

/** Who writes, in which transaction. */
export interface Write {
  readonly tx: Kysely<Tables>;
  readonly actor: SignedIn;
}

/** A write over one row, whose version the request names. */
export interface RowWrite extends Write {
  readonly request: FastifyRequest;
  readonly id: number;
}

/** Who writes what year when, in which transaction. */
export interface WriteInput extends Write {
  readonly tahun: number;
  readonly now: Date;
}
