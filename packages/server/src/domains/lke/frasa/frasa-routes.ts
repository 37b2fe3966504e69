import { FRASA_MAX, lkeFrasaCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';

const listFrasa = (db: Kysely<Tables>, userId: number) =>
  db
    .selectFrom('lke_frasa')
    .where('user_id', '=', userId)
    .orderBy('teks')
    .select(['id', 'teks'])
    .limit(FRASA_MAX)
    .execute();

/** An evaluator's own phrases: nobody else reads, uses or removes them. */
export function registerFrasa(app: FastifyInstance): void {
  route(app, lkeFrasaCalls.list, async ({ db, actor }) => ({ data: await listFrasa(db, actor.id) }));

  route(app, lkeFrasaCalls.create, ({ db, actor, body: { teks } }) =>
    asActor(db, actor.id, async (tx) => {
      const kept = await listFrasa(tx, actor.id);
      const same = kept.find((one) => one.teks === teks);
      if (same !== undefined) return { data: same };
      if (kept.length >= FRASA_MAX) {
        const pesan = `Sudah ada ${FRASA_MAX} frasa. Hapus yang tidak dipakai lagi.`;
        throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { teks: [pesan] } });
      }
      const data = await tx
        .insertInto('lke_frasa')
        .values({ user_id: actor.id, teks })
        .onConflict((conflict) => conflict.columns(['user_id', 'teks']).doUpdateSet({ teks }))
        .returning(['id', 'teks'])
        .executeTakeFirstOrThrow();
      return { data };
    }),
  );

  route(app, lkeFrasaCalls.remove, ({ db, actor, params: { id } }) =>
    asActor(db, actor.id, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('lke_frasa')
        .where('id', '=', id)
        .where('user_id', '=', actor.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new ProblemError('TIDAK_DITEMUKAN');
    }),
  );
}
