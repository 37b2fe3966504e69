import { PER_PAGE } from '@selaras/contracts';
import { type Actor, can, type RoleName, seesAllUnits } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../database/as-actor';
import { contentEtag, notModified, rowEtag } from '../../plugins/etag';
import { writeOnce } from '../../plugins/idempotency/idempotency';
import { ProblemError } from '../../plugins/problem';
import { type RouteInput, route } from '../../plugins/route';
import { type UnitScope, unitScope } from '../visibility/unit-scope';
import { visibilityOf } from '../visibility/visibility';
import { listHistory } from './history-repository';
import type { Resource, ResourceRow } from './resource';
import { listRows, readVisibleRow } from './resource-repository';
import { createRow, removeRow, updateRow } from './resource-write';
import { isGroupOpen, locksOf, mayReadHistory, present, presentOne } from './row-access';
import { sendExport } from './send-export';

type Input = Pick<RouteInput<RoleName, unknown, unknown, unknown>, 'db' | 'actor' | 'tahun' | 'clock'>;

const readerOf = ({ db, actor, tahun, clock }: Input) => ({ db, actor, tahun, now: clock() });

/** Registers the calls of one planning entity (contracts `resourceCalls`). */
export function registerResource<Body extends object>(app: FastifyInstance, resource: Resource<Body>): void {
  const { calls } = resource;

  /** A row that this reader may open; whether another unit's draft exists is not told. */
  async function findOpen(input: Input, id: number): Promise<ResourceRow> {
    const row = await readVisibleRow(input.db, resource, id, input.tahun, visibilityOf(input.actor));
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return row;
  }

  route(app, calls.list, async ({ query, ...input }) => {
    const { actor, tahun, db } = input;
    const reader = readerOf(input);
    const scope = unitScope(actor, query.satuan_kerja_id);
    const { data, total } = await listRows(db, resource, {
      query,
      tahun,
      scope,
      visibility: visibilityOf(actor),
    });
    const unit = unitOfList(scope, actor);
    const kunci = (await locksOf(resource, reader, unit === null ? [] : [unit]))(unit);
    const subject = unit === null || seesAllUnits(actor) ? undefined : { satuan_kerja_id: unit };
    return {
      data: await present(resource, reader, data),
      current_page: query.page,
      total,
      per_page: PER_PAGE,
      kemampuan: { buat: can(actor, calls.create.act, subject) && isGroupOpen(kunci, 'kinerja') },
      ...(kunci && { kunci }),
    };
  });

  route(app, calls.export, async ({ query, actor, tahun, db, reply }) => {
    const scope = unitScope(actor, query.satuan_kerja_id);
    return sendExport(reply, db, {
      source: resource,
      ekspor: resource.sheetColumns,
      input: { query, tahun, scope, visibility: visibilityOf(actor) },
      nama: calls.list.path.slice(1),
    });
  });

  route(app, calls.get, async ({ params, request, reply, ...input }) => {
    const answer = await presentOne(resource, readerOf(input), await findOpen(input, params.id));
    if (notModified(request, reply, contentEtag(answer.data))) return reply.code(304).send();
    return answer;
  });

  route(app, calls.history, async ({ params, query, ...input }) => {
    const row = await findOpen(input, params.id);
    if (!mayReadHistory(resource, input.actor, row)) throw new ProblemError('TIDAK_BERHAK');
    return listHistory(input.db, resource.table, params.id, query.page);
  });

  route(app, calls.create, async ({ body, request, reply, ...input }) => {
    const { db, actor, tahun, clock } = input;
    const row = await writeOnce({ db, actor, request }, (tx) =>
      createRow(resource, { tx, actor, tahun, now: clock() }, body),
    );
    reply.header('ETag', rowEtag(row));
    return presentOne(resource, readerOf(input), row);
  });

  route(app, calls.update, async ({ params, body, request, reply, ...input }) => {
    const { db, actor, tahun, clock } = input;
    const row = await asActor(db, actor.id, (tx) =>
      updateRow(resource, { tx, actor, tahun, now: clock(), request, id: params.id }, body),
    );
    reply.header('ETag', rowEtag(row));
    return presentOne(resource, readerOf(input), row);
  });

  route(app, calls.remove, async ({ params, query, request, reply, db, actor, tahun, clock }) => {
    const alasan = query.alasan_perubahan ?? null;
    await asActor(db, actor.id, (tx) =>
      removeRow(resource, { tx, actor, tahun, now: clock(), request, id: params.id }, alasan),
    );
    return reply.code(204).send();
  });
}

/** The unit whose lock stands above a list; null above one of every unit, whatever unit its reader may have. */
function unitOfList(scope: UnitScope, actor: Actor): number | null {
  if (scope.jenis === 'satu') return scope.satuanKerjaId;
  return scope.jenis === 'semua' ? null : actor.satuan_kerja_id;
}
