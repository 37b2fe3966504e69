import { type LkeTawaran, lkePelakuRules, lkePotretCalls, type SumberPortal } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { pelakuOf } from '../penilaian/pelaku';
import { readFrozen, sejak, sidikPotret } from '../potret/potret-content';
import { mayReadEviden } from './may-read-eviden';
import { findBeku, findSumber, listDiambil } from './potret-repository';

const { tawaran, get } = lkePotretCalls;

/** Evidence out of the portal: what is offered to a criterion as it stands now, and what was taken as it was then. */
export function registerPotretRoutes(app: FastifyInstance): void {
  const sources = app.potretSources;

  route(app, tawaran, async ({ db, actor, tahun, clock, params: { satkerId, kriteriaId } }) => {
    const lembar = { satuan_kerja_id: satkerId, tahun };
    if (!can(actor, tawaran.act, lembar)) throw new ProblemError('TIDAK_BERHAK');
    if (!(await pelakuOf(db, actor, lembar)).includes('unit')) throw new ProblemError('TIDAK_DITEMUKAN');
    const sumber = await findSumber(db, { tahun, kriteriaId });
    if (sumber === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const taken = await listDiambil(db, lembar, { sumber, kriteriaId });
    const offered: LkeTawaran[] = [];
    const kosong: SumberPortal[] = [];
    for (const one of sumber) {
      const potret = (await sources.get(one)?.({ db, ...lembar, now: clock() })) ?? null;
      if (potret === null) {
        kosong.push(one);
        continue;
      }
      const was = taken.find((row) => row.sumber === one);
      offered.push({
        sumber: one,
        potret,
        sidik: sidikPotret({ sumber: one, tahun, potret, satuanKerjaId: satkerId }),
        diambil:
          was === undefined
            ? null
            : {
                eviden_versi_id: was.eviden_versi_id,
                nomor: was.nomor,
                waktu: was.waktu,
                sha256: was.sha256,
                diajukan: was.diajukan,
                ...sejak(readFrozen(was.isi), potret),
              },
      });
    }
    return { data: { tawaran: offered, kosong } };
  });

  route(app, get, async ({ db, actor, clock, params: { satkerId, evidenVersiId } }) => {
    if (!can(actor, get.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    const row = await findBeku(db, evidenVersiId);
    if (row?.satuan_kerja_id !== satkerId || !(await mayReadEviden(db, actor, evidenVersiId))) {
      throw new ProblemError('TIDAK_DITEMUKAN');
    }
    const isi = readFrozen(row.isi);
    const own = can(actor, lkePelakuRules.unit, { satuan_kerja_id: satkerId });
    const now = own
      ? await sources.get(isi.sumber)?.({ db, satuan_kerja_id: satkerId, tahun: isi.tahun, now: clock() })
      : undefined;
    return {
      data: {
        isi,
        nomor: row.nomor,
        sha256: row.sha256,
        ukuran: Buffer.byteLength(row.isi),
        oleh: row.oleh,
        sejak: own ? sejak(isi, now ?? null) : null,
      },
    };
  });
}
