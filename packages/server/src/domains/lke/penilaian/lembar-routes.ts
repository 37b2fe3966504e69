import { lkeLangkahCalls, lkeLembarCalls } from '@selaras/contracts';
import { langkahDari, penulisLke, semuaLangkahLke } from '@selaras/domain';
import { can, type Rule } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import type { SignedIn } from '../../../plugins/signed-in';
import { listLangkah } from './langkah-repository';
import { seesBukti, visibleBaris } from './lembar-view';
import { requireReader } from './pelaku';
import { isKoordinator } from './pengisi';
import { findPenilaian } from './penilaian-repository';
import { readLembar } from './read-lembar';
import { takeLangkah } from './take-langkah';

const { get, history } = lkeLembarCalls;

/** A unit's worksheet as its reader may see it, the steps of its evaluation, and those that were taken. */
export function registerLembar(app: FastifyInstance): void {
  route(app, get, async ({ db, actor, tahun, params: { satkerId } }) => {
    requireUnit(actor, get.act, satkerId);
    const satuan_kerja = await findSatuanKerja(db, satkerId);
    if (satuan_kerja === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const pelaku = await requireReader(db, actor, { satuan_kerja_id: satkerId, tahun });
    const { penilaian, baris } = await readLembar(db, satkerId, tahun);
    const { keadaan, versi } = penilaian;
    const writer = penulisLke(keadaan);
    // Who fills in a part writes, and leaves the steps of the whole to the coordinator.
    const mayHandIn =
      !pelaku.includes('unit') || (await isKoordinator(db, actor, { satuan_kerja_id: satkerId, tahun }));
    return {
      data: {
        satuan_kerja,
        tahun,
        keadaan,
        versi,
        langkah: pelaku
          .filter((one) => one !== 'unit' || mayHandIn)
          .flatMap((one) => langkahDari(keadaan, one)),
        menulis: writer !== null && pelaku.includes(writer) ? writer : null,
        melihat_bukti: seesBukti(pelaku),
        baris: visibleBaris(baris, { keadaan, pelaku }),
      },
    };
  });

  route(app, history, async ({ db, actor, tahun, params: { satkerId }, query }) => {
    requireUnit(actor, history.act, satkerId);
    await requireReader(db, actor, { satuan_kerja_id: satkerId, tahun });
    const { id } = await findPenilaian(db, satkerId, tahun);
    return listLangkah(db, id, query.page);
  });

  for (const langkah of semuaLangkahLke) {
    const call = lkeLangkahCalls[langkah];
    route(app, call, async ({ db, actor, request, tahun, params: { satkerId }, body }) => {
      requireUnit(actor, call.act, satkerId);
      const alasan = 'alasan' in body ? (body.alasan as string) : null;
      return {
        data: await takeLangkah(langkah, { db, actor, request, tahun, satuanKerjaId: satkerId, alasan }),
      };
    });
  }
}

function requireUnit(actor: SignedIn, rule: Rule, satuan_kerja_id: number): void {
  if (!can(actor, rule, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
}
