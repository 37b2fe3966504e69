import { PER_PAGE } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../database/as-actor';
import { requireMatch, rowEtag } from '../../plugins/etag';
import { writeOnce } from '../../plugins/idempotency/idempotency';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import { listRows, lockRow, readRow } from '../resource/resource-repository';
import { sendExport } from '../resource/send-export';
import { storeRow } from '../resource/store';
import { unitScope } from '../visibility/unit-scope';
import { judgeMany } from './judge-many';
import type { BappedaQueue } from './queue';

/** Registers Bappeda's queue of one entity: list, export, a verdict on one row and on many (spec 2 §2.11, domain §7). */
export function registerBappedaQueue(app: FastifyInstance, queue: BappedaQueue): void {
  const { calls, source, ekspor, values } = queue;
  const { table } = source;

  route(app, calls.queue, async ({ db, actor, tahun, query }) => ({
    ...(await listRows(db, source, { query, tahun, scope: unitScope(actor, query.satuan_kerja_id) })),
    current_page: query.page,
    per_page: PER_PAGE,
  }));

  route(app, calls.exportQueue, async ({ db, actor, tahun, query, reply }) =>
    sendExport(reply, db, {
      source,
      ekspor,
      input: { query, tahun, scope: unitScope(actor, query.satuan_kerja_id) },
      nama: `validasi-${table.replaceAll('_', '-')}`,
    }),
  );

  route(app, calls.judge, async ({ db, actor, tahun, clock, params: { id }, body, request, reply }) => {
    const data = await asActor(db, actor.id, async (tx) => {
      await source.lockFirst?.(tx, [id]);
      await lockRow(tx, source, id);
      const row = await readRow(tx, source, id, tahun);
      if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      requireMatch(request, rowEtag(row), row);
      await storeRow(tx, table, id, values(body, actor.id, clock()));
      return (await readRow(tx, source, id, tahun)) ?? row;
    });
    reply.header('ETag', rowEtag(data));
    return { data };
  });

  route(app, calls.judgeMany, async ({ db, actor, tahun, clock, body: { baris, ...putusan }, request }) => ({
    data: await writeOnce({ db, actor, request }, (tx) =>
      judgeMany(tx, queue, { baris, tahun, values: values(putusan, actor.id, clock()) }),
    ),
  }));
}
