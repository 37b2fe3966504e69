import { lkeIsianCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findInstrumen } from '../instrumen/instrumen-repository';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { visibleBaris } from '../penilaian/lembar-view';
import { pelakuOf, requireReader } from '../penilaian/pelaku';
import { readLembar } from '../penilaian/read-lembar';
import { saveIsian } from './save-isian';
import { tahunLalu } from './tahun-lalu';

const { save, lastYear } = lkeIsianCalls;

/** Answers of a worksheet, written criterion by criterion, and those of the year before. */
export function registerIsian(app: FastifyInstance): void {
  route(app, save, async ({ db, actor, tahun, request, reply, params, body }) => {
    const { satkerId, kriteriaId } = params;
    if (!can(actor, save.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    const data = await saveIsian({ db, actor, request, satuanKerjaId: satkerId, tahun, kriteriaId }, body);
    reply.header('ETag', rowEtag(data.tahap_2.versi > 0 ? data.tahap_2 : data.tahap_1));
    return { data };
  });

  route(app, lastYear, async ({ db, actor, tahun, params: { satkerId: satuan_kerja_id } }) => {
    if (!can(actor, lastYear.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
    await requireReader(db, actor, { satuan_kerja_id, tahun });
    const before = tahun - 1;
    if ((await findInstrumen(db, before)) === undefined) return { data: [] };
    const [now, { instrumen, penilaian, baris }, pelaku] = await Promise.all([
      requireInstrumen(db, tahun),
      readLembar(db, satuan_kerja_id, before),
      pelakuOf(db, actor, { satuan_kerja_id, tahun: before }),
    ]);
    const seen = visibleBaris(baris, { keadaan: penilaian.keadaan, pelaku });
    return { data: tahunLalu(now, instrumen, seen) };
  });
}
