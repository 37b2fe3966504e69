import { lkipCalls, lkipKabupatenCalls } from '@selaras/contracts';
import { bagianOfBab, isBabLkip, isBagianLkip, isKodeNarasi } from '@selaras/domain';
import type { RoleName } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../../database/as-actor';
import { registerFileOwner } from '../../../../kit/files/file-owner';
import { rowEtag } from '../../../../plugins/etag';
import { writeOnce } from '../../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../../plugins/problem';
import { type RouteInput, route } from '../../../../plugins/route';
import { maySee, mayWriteNow, requireReader } from '../akses/pembaca';
import { mayWrite, type Pemilik, requireUnit } from '../akses/pemilik';
import { findPemilik, findVersi, type KodeBagian, listBagian, listVersi } from './bagian-repository';
import { TUJUAN } from './claim-pictures';
import { keepHolding, letGo, saveIsi, setAside, takeSewa } from './write-bagian';

type Asked = Pick<
  RouteInput<RoleName, { satkerId?: number | undefined }, unknown, unknown>,
  'actor' | 'tahun' | 'params'
>;

const pemilikOf = ({ params, tahun }: Asked): Pemilik => ({
  satuan_kerja_id: params.satkerId ?? null,
  tahun,
});

/** Whose report is asked for by who may read or review it; 403 for everybody else. */
export async function readerOf(
  input: Asked & Pick<RouteInput<RoleName, unknown, unknown, unknown>, 'db'>,
): Promise<Pemilik> {
  const pemilik = pemilikOf(input);
  await requireReader(input.db, input.actor, pemilik);
  return pemilik;
}

/** The same for its authors. */
export function writerOf(input: Asked): Pemilik {
  const pemilik = pemilikOf(input);
  if (!mayWrite(input.actor, pemilik)) throw new ProblemError('TIDAK_BERHAK');
  return pemilik;
}

/** The section that is asked for; 404 for one that no report has. */
export function requireBagian(kode: string): KodeBagian {
  if (!isBagianLkip(kode) && !isKodeNarasi(kode)) throw new ProblemError('TIDAK_DITEMUKAN');
  return kode;
}

/** `/lkip/bab-1` to `/lkip/bab-3`: sections of annual reports, written by one at a time (domain §5). */
export function registerBagianLkip(app: FastifyInstance): void {
  registerFileOwner(app, TUJUAN, async (db, actor, lkipId) => {
    const pemilik = await findPemilik(db, lkipId);
    return pemilik !== undefined && maySee(db, actor, pemilik);
  });
  register(app, lkipCalls);
  register(app, lkipKabupatenCalls);
}

function register(app: FastifyInstance, calls: typeof lkipCalls): void {
  route(app, calls.baca, async (input) => {
    const { db, actor, clock, query } = input;
    const pemilik = await readerOf(input);
    if (!isBabLkip(query.bab)) throw new ProblemError('TIDAK_DITEMUKAN');
    const unit = await requireUnit(db, pemilik);
    const bagian = await listBagian(db, pemilik, bagianOfBab(query.bab), {
      session_id: actor.session_id,
      now: clock(),
    });
    const tulis = await mayWriteNow(db, actor, pemilik);
    return { data: { satuan_kerja: unit, bagian, kemampuan: { tulis } } };
  });

  route(app, calls.sewa, async (input) => {
    const { db, actor, clock, params, body } = input;
    const pemilik = writerOf(input);
    await requireUnit(db, pemilik);
    const data = await asActor(db, actor.id, (tx) =>
      takeSewa({ tx, actor, pemilik, bagian: requireBagian(params.bagian), now: clock() }, body.ambil_alih),
    );
    return { data };
  });

  route(app, calls.detak, async (input) => {
    const { db, actor, clock, params } = input;
    const pemilik = writerOf(input);
    const data = await asActor(db, actor.id, (tx) =>
      keepHolding({ tx, actor, pemilik, bagian: requireBagian(params.bagian), now: clock() }, params.sewa),
    );
    return { data };
  });

  route(app, calls.lepas, async (input) => {
    const { db, actor, clock, params } = input;
    const pemilik = writerOf(input);
    await asActor(db, actor.id, (tx) =>
      letGo({ tx, actor, pemilik, bagian: requireBagian(params.bagian), now: clock() }, params.sewa),
    );
  });

  route(app, calls.simpan, async (input) => {
    const { db, actor, clock, request, reply, params, body } = input;
    const pemilik = writerOf(input);
    const data = await asActor(db, actor.id, (tx) =>
      saveIsi({ tx, actor, pemilik, bagian: requireBagian(params.bagian), now: clock() }, request, body),
    );
    reply.header('ETag', rowEtag(data));
    return { data };
  });

  route(app, calls.daftarVersi, async (input) => {
    const { db, params, query } = input;
    return listVersi(db, await readerOf(input), requireBagian(params.bagian), query.page);
  });

  route(app, calls.versi, async (input) => {
    const { db, params } = input;
    const data = await findVersi(db, await readerOf(input), requireBagian(params.bagian), params.versi);
    if (data === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return { data };
  });

  route(app, calls.sisihkan, async (input) => {
    const { db, actor, clock, request, params, body } = input;
    const pemilik = writerOf(input);
    await requireUnit(db, pemilik);
    const data = await writeOnce({ db, actor, request }, (tx) =>
      setAside({ tx, actor, pemilik, bagian: requireBagian(params.bagian), now: clock() }, body.isi),
    );
    return { data };
  });
}
