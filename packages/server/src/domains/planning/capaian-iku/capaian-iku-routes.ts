import { type Act, type CapaianIku, capaianIkuCalls, PER_PAGE } from '@selaras/contracts';
import { kodePredikat, kodePredikatOf, rataCapaian, type TingkatIku, yearsOfPeriod } from '@selaras/domain';
import { can, hasRole, type RoleName } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { findLockState } from '../../../kit/locks/lock-repository';
import { sendExport } from '../../../kit/resource/send-export';
import { unitScope } from '../../../kit/visibility/unit-scope';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { type RouteInput, route } from '../../../plugins/route';
import { type IkuRow, pengisianOf, presentIku } from './capaian-iku';
import { ikuColumns } from './capaian-iku-export';
import { findCapaian, listIku, listIkuIds, readIku } from './capaian-iku-repository';
import { ikuSource, tahunIku } from './capaian-iku-source';
import { updateIku } from './capaian-iku-write';

type Reader = Pick<RouteInput<RoleName, unknown, unknown, unknown>, 'db' | 'actor' | 'tahun' | 'clock'>;

const writeActs = {
  kabupaten: capaianIkuCalls.updateKabupaten.act,
  pd: capaianIkuCalls.updatePd.act,
} satisfies Record<TingkatIku, Act>;

/** What the realisation's deadlines allow this reader now, and his way to see rows under it. */
async function readerOf({ db, actor, tahun, clock }: Reader, tingkat: TingkatIku) {
  const { batas } = await findLockState(db, tahun, []);
  const isSuper = hasRole(actor, 'super');
  const pengisian = pengisianOf({ tahun, masa: batas.triwulan, isSuper, now: clock() });
  const present = (row: IkuRow): CapaianIku =>
    presentIku(row, {
      tahun,
      tingkat,
      ubah: pengisian.terbuka && can(actor, writeActs[tingkat], row.satuan_kerja),
    });
  return { pengisian, present };
}

/** `/capaian-iku`: key indicators with their achievement, and the realisation typed into them (domain §9). */
export function registerCapaianIku(app: FastifyInstance): void {
  route(app, capaianIkuCalls.list, async ({ query, ...input }) => {
    const { db, actor, tahun } = input;
    const scope = unitScope(actor, query.satuan_kerja_id);
    const [{ pengisian, present }, { data, total }] = await Promise.all([
      readerOf(input, query.tingkat),
      listIku(db, query.tingkat, { query, tahun, scope, visibility: visibilityOf(actor) }),
    ]);
    return {
      data: data.map(present),
      current_page: query.page,
      total,
      per_page: PER_PAGE,
      pengisian,
    };
  });

  route(app, capaianIkuCalls.summary, async ({ db, actor, tahun, query }) => {
    const { tingkat } = query;
    const scope = unitScope(actor, query.satuan_kerja_id);
    const ids = await listIkuIds(db, tingkat, { query: { ...query, urut: 'nomor' }, tahun, scope });
    const allCapaian = await findCapaian(db, tingkat, ids, tahun);
    const predikat = [...kodePredikat, 'belum-ada-data' as const].map((kode) => ({
      predikat: kode,
      jumlah: allCapaian.filter((capaian) => (kodePredikatOf(capaian) ?? 'belum-ada-data') === kode).length,
    }));
    return { data: { jumlah: allCapaian.length, rata_capaian: rataCapaian(allCapaian), predikat } };
  });

  route(app, capaianIkuCalls.export, async ({ query, reply, ...input }) => {
    const { db, actor, tahun } = input;
    const { tingkat } = query;
    const scope = unitScope(actor, query.satuan_kerja_id);
    const { present } = await readerOf(input, tingkat);
    return sendExport(reply, db, {
      source: ikuSource(tingkat, tahun),
      ekspor: ikuColumns(yearsOfPeriod(tahunIku(tahun).mulai), present),
      input: { query, tahun, scope, visibility: visibilityOf(actor) },
      nama: `capaian-iku-${tingkat}`,
    });
  });

  registerUpdate(app, 'kabupaten', capaianIkuCalls.updateKabupaten);
  registerUpdate(app, 'pd', capaianIkuCalls.updatePd);
}

function registerUpdate(
  app: FastifyInstance,
  tingkat: TingkatIku,
  call: (typeof capaianIkuCalls)['updateKabupaten' | 'updatePd'],
): void {
  route(app, call, async ({ params: { id }, body, request, reply, ...input }) => {
    const { db, actor, tahun, clock } = input;
    const read = async () => {
      const { present } = await readerOf(input, tingkat);
      const [row] = await readIku(db, tingkat, [id], tahun, visibilityOf(actor));
      if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
      return present(row);
    };
    try {
      await asActor(db, actor.id, (tx) =>
        updateIku(tingkat, { tx, actor, tahun, now: clock(), request, id }, body),
      );
    } catch (error) {
      const stale = error instanceof ProblemError && error.kode === 'VERSI_BASI';
      throw stale ? new ProblemError('VERSI_BASI', { terkini: await read() }) : error;
    }
    const data = await read();
    reply.header('ETag', rowEtag(data));
    return { data };
  });
}
