import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { asActor } from '../database/as-actor';
import type { Tables } from '../database/tables';
import { ProblemError } from './problem';
import type { SignedIn } from './signed-in';

interface Write {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly request: FastifyRequest;
}

/**
 * Runs a creating write in one transaction as its actor. With `Idempotency-Key`, sending the same request again
 * answers what the first one answered, also while the first one still runs: a double click makes one row.
 * The same key on another request is refused.
 */
export function writeOnce<T>(
  { db, actor, request }: Write,
  act: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const kunci = request.headers['idempotency-key'];
  if (kunci === undefined) return asActor(db, actor.id, act);
  if (typeof kunci !== 'string' || kunci.length < 1 || kunci.length > 200) {
    throw new ProblemError('PERMINTAAN_RUSAK');
  }
  const sent = { metode: request.method, path: pathOf(request), isi_hash: hashOf(request.body) };

  return asActor(db, actor.id, async (tx) => {
    const key = { user_id: actor.id, kunci };
    // Waits here while another transaction with the same key is open; sees its answer once that one is through.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('idempotensi')
      .values({ ...key, ...sent })
      .onConflict((conflict) => conflict.columns(['user_id', 'kunci']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) {
      const first = await tx
        .selectFrom('idempotensi')
        .where('user_id', '=', actor.id)
        .where('kunci', '=', kunci)
        .selectAll()
        .executeTakeFirstOrThrow();
      if (Object.entries(sent).some(([name, value]) => first[name as keyof typeof sent] !== value)) {
        throw new ProblemError('BENTROK', { pesan: 'Kunci permintaan sudah dipakai untuk data lain.' });
      }
      return first.jawaban as T;
    }
    const answer = await act(tx);
    await tx
      .updateTable('idempotensi')
      // A write that answers nothing was done, too.
      .set({ jawaban: JSON.stringify(answer ?? null) })
      .where('user_id', '=', actor.id)
      .where('kunci', '=', kunci)
      .execute();
    return answer;
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
}
