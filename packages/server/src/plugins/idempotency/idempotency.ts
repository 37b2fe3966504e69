import { createHash } from 'node:crypto';
import { HEADER_TAHUN_KINERJA } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { asActor } from '../../database/as-actor';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../problem';
import type { SignedIn } from '../signed-in';

interface Write {
  readonly db: Kysely<Tables>;
  readonly actor: Pick<SignedIn, 'id'>;
  readonly request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>;
}

/**
 * Runs a creating write in one transaction as its actor. With `Idempotency-Key`, sending the same request again
 * answers what the first one answered, also while the first one still runs: a double click makes one row.
 * The same key on another request is refused: another body, query, year or version that it was made from.
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
  const sent = { metode: request.method, path: pathOf(request), isi_hash: hashOf(meaningOf(request)) };

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

const pathOf = ({ url }: Pick<Write['request'], 'url'>) => url.split('?', 1)[0] ?? url;

/** Whatever decides what a write to a path does. */
function meaningOf({ url, headers, body }: Write['request']): readonly unknown[] {
  const query = url.slice(pathOf({ url }).length);
  return [body, query, headers[HEADER_TAHUN_KINERJA.toLowerCase()], headers['if-match']];
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
