import { salinRencanaCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { asActor } from '../../../database/as-actor';
import { isGroupOpen, locksIn } from '../../../kit/resource/row-access';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { writeOnce } from '../../../plugins/idempotency/idempotency';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { batalkanSalinan } from './salin-batal';
import { presentSalinan } from './salin-present';
import { listTahunSumber } from './salin-source';
import { salinRencana } from './salin-write';

const { pratinjau, salin, batalkan } = salinRencanaCalls;

/** A unit's plan of an earlier year as the beginning of another one: preview, copy, and taking the copy back. */
export function registerSalinRencana(app: FastifyInstance): void {
  route(app, pratinjau, async ({ db, actor, tahun, query: { satuan_kerja_id: unit, dari }, clock }) => {
    requireUnit(actor, unit);
    const satuan_kerja = await findSatuanKerja(db, unit);
    if (satuan_kerja === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    requireEarlier(dari, tahun);
    const now = clock();
    const [tahun_sumber, kunciOf] = await Promise.all([
      listTahunSumber(db, { unit, tahun }),
      locksIn({ kunci: 'rencana' }, { db, actor, tahun, now }, [unit]),
    ]);
    const asked = tahun_sumber.find(({ tahun: year }) => year === dari) ?? tahun_sumber[0];
    const chosen = asked?.tahun ?? null;
    const kunci = kunciOf(unit);
    return {
      data: {
        satuan_kerja,
        dari: chosen,
        tahun_sumber,
        kunci,
        kemampuan: { salin: isGroupOpen(kunci, 'kinerja') },
        baris: chosen === null ? [] : await presentSalinan(db, { unit, dari: chosen, tahun, actor, now }),
      },
    };
  });

  route(app, salin, async ({ db, actor, tahun, request, body, clock }) => {
    const { satuan_kerja_id: unit, dari, pilihan } = body;
    requireUnit(actor, unit);
    requireEarlier(dari, tahun);
    const target = { unit, dari, tahun, actor, now: clock() };
    return {
      data: await writeOnce({ db, actor, request }, (tx) => salinRencana(tx, target, pilihan)),
    };
  });

  route(app, batalkan, async ({ db, actor, tahun, body: { satuan_kerja_id: unit, salinan }, clock }) => {
    requireUnit(actor, unit);
    return {
      data: await asActor(db, actor.id, (tx) =>
        batalkanSalinan(tx, { unit, tahun, actor, now: clock(), salinan }),
      ),
    };
  });
}

function requireUnit(actor: SignedIn, satuan_kerja_id: number): void {
  if (!can(actor, pratinjau.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
}

function requireEarlier(dari: number | undefined, tahun: number): void {
  if (dari === undefined || dari < tahun) return;
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
    errors: { dari: [`Pilih tahun sebelum ${tahun}`] },
  });
}
