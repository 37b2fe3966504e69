import { lkeBuktiCalls, lkeEvidenCalls } from '@selaras/contracts';
import { tahunTindakLanjut } from '@selaras/domain';
import { can, type Rule } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { registerFileOwner } from '../../../kit/files/file-owner';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { seesBukti } from '../penilaian/lembar-view';
import { type Lembar, requireReader } from '../penilaian/pelaku';
import { describeEviden, removeEviden, replaceContent } from './change-eviden';
import { listEviden } from './eviden-repository';
import { mayReadEviden } from './may-read-eviden';
import { nameHalaman, putForward, takeBack } from './put-forward';

const { list, update, replace, remove } = lkeEvidenCalls;
const { ajukan, halaman, tarik } = lkeBuktiCalls;

/** Evidence of units: what there is, what is put forward for which criterion, and who may have its bytes. */
export function registerEviden(app: FastifyInstance): void {
  registerFileOwner(app, 'lke_eviden', mayReadEviden);

  route(app, list, async ({ db, actor, tahun, params: { satkerId }, query: { page, untuk, ...asked } }) => {
    const lembar = lembarOf(actor, list.act, satkerId, tahun);
    if (!seesBukti(await requireReader(db, actor, lembar))) throw new ProblemError('TIDAK_DITEMUKAN');
    const until = untuk === 'lembar' ? tahun : tahunTindakLanjut(tahun);
    return listEviden(db, { ...lembar, tahun: until }, { ...asked, page });
  });

  route(app, update, async ({ db, actor, tahun, request, params: { satkerId, evidenId }, body }) => {
    const lembar = lembarOf(actor, update.act, satkerId, tahun);
    return asActor(db, actor.id, async (tx) => ({
      data: await describeEviden({ tx, actor, request, lembar, evidenId }, body),
    }));
  });

  route(app, replace, async ({ db, actor, tahun, request, params: { satkerId, evidenId }, body }) => {
    const lembar = lembarOf(actor, replace.act, satkerId, tahun);
    return writeOnce({ db, actor, request }, async (tx) => ({
      data: await replaceContent({ tx, actor, request, lembar, evidenId }, body),
    }));
  });

  route(app, remove, async ({ db, actor, tahun, request, params: { satkerId, evidenId } }) => {
    const lembar = lembarOf(actor, remove.act, satkerId, tahun);
    await asActor(db, actor.id, (tx) => removeEviden({ tx, actor, request, lembar, evidenId }));
  });

  route(app, ajukan, async ({ db, actor, tahun, clock, request, params: { satkerId }, body }) => {
    const lembar = lembarOf(actor, ajukan.act, satkerId, tahun);
    return writeOnce({ db, actor, request }, async (tx) => ({
      data: await putForward(tx, actor, lembar, {
        ...body,
        halaman: body.halaman ?? null,
        portal: { sources: app.potretSources, now: clock() },
      }),
    }));
  });

  route(app, halaman, async ({ db, actor, tahun, request, params: { satkerId, buktiId }, body }) => {
    const lembar = lembarOf(actor, halaman.act, satkerId, tahun);
    return asActor(db, actor.id, async (tx) => ({
      data: await nameHalaman(tx, actor, lembar, { buktiId, request, ...body }),
    }));
  });

  route(app, tarik, async ({ db, actor, tahun, request, params: { satkerId, buktiId } }) => {
    const lembar = lembarOf(actor, tarik.act, satkerId, tahun);
    await asActor(db, actor.id, (tx) => takeBack(tx, actor, lembar, { buktiId, request }));
  });
}

function lembarOf(actor: SignedIn, rule: Rule, satuan_kerja_id: number, tahun: number): Lembar {
  if (!can(actor, rule, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
  return { satuan_kerja_id, tahun };
}
