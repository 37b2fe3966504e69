import { pejabatSementaraCalls } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { can, type Rule } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { holdAudit } from '../../../database/as-actor';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { addPejabat, listJabatan, listPejabat } from './pejabat-repository';

const { list, create, akhiri } = pejabatSementaraCalls;

/** Who acts for the holder of a unit's post for a while, under his own name (Plt/Plh, domain §6). */
export function registerPejabatSementara(app: FastifyInstance): void {
  route(app, list, async ({ db, actor, clock, params: { satkerId } }) => {
    requireOwn(actor, list.act, satkerId);
    const [data, jabatan] = await Promise.all([
      listPejabat(db, satkerId, zonedDate(clock())),
      listJabatan(db, satkerId, zonedDate(clock())),
    ]);
    return { data, jabatan };
  });

  route(app, create, async ({ db, actor, clock, request, params: { satkerId }, body }) => {
    requireOwn(actor, create.act, satkerId);
    return writeOnce({ db, actor, request }, async (tx) => {
      const id = await addPejabat(tx, actor, satkerId, body, clock());
      const made = (await listPejabat(tx, satkerId, zonedDate(clock()))).find((one) => one.id === id);
      if (made === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      return { data: made };
    });
  });

  route(app, akhiri, async ({ db, actor, clock, request, params: { satkerId, pejabatId } }) => {
    requireOwn(actor, akhiri.act, satkerId);
    await writeOnce({ db, actor, request }, async (tx) => {
      await holdAudit(tx);
      const row = await tx
        .selectFrom('pejabat_sementara')
        .where('id', '=', pejabatId)
        .where('satuan_kerja_id', '=', satkerId)
        .where('deleted_at', 'is', null)
        .select(['id', 'versi'])
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      requireMatch(request, rowEtag(row), row);
      await tx
        .updateTable('pejabat_sementara')
        .set({ deleted_at: clock() })
        .where('id', '=', row.id)
        .execute();
    });
  });
}

function requireOwn(actor: SignedIn, rule: Rule, satuan_kerja_id: number): void {
  if (!can(actor, rule, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
}
