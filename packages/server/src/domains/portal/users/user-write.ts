import type { UserRow } from '@selaras/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { toUserRow } from './user-presenter';
import { findUser, lockActiveSupers, lockUser, type UserRecord, unitExists } from './user-repository';
import { abilitiesOn, roleFaults } from './user-rules';

interface Write {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly clock: () => Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Change = (tx: Kysely<Tables>, user: UserRecord, abilities: UserRow['kemampuan']) => Promise<void>;

/** Changes one user whose version the request names (`If-Match`), and answers the row as it is afterwards. */
export async function changeOneUser(
  { db, actor, clock, request, reply }: Write,
  id: number,
  change: Change,
): Promise<{ data: UserRow }> {
  return asActor(db, actor.id, async (tx) => {
    const supers = await lockActiveSupers(tx);
    const user = await lockUser(tx, id, clock());
    if (user === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    requireMatch(request, rowEtag(user), toUserRow(user, actor.id, supers));
    await change(tx, user, abilitiesOn(user, actor.id, supers));
    const changed = await findUser(tx, id, clock());
    if (changed === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    reply.header('ETag', rowEtag(changed));
    return { data: toUserRow(changed, actor.id, await lockActiveSupers(tx)) };
  });
}

/** Role and unit must exist and fit each other (422 by field). */
export async function checkRole(
  db: Kysely<Tables>,
  { role_id, satuan_kerja_id }: { role_id: number; satuan_kerja_id: number | null },
): Promise<void> {
  const faults = roleFaults(role_id, satuan_kerja_id);
  if (faults) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: faults });
  if (satuan_kerja_id !== null && !(await unitExists(db, satuan_kerja_id))) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { satuan_kerja_id: ['Satuan kerja tidak dikenal'] },
    });
  }
}
