import { lkeIsianCalls } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
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
import { readTindakLanjut } from '../tindak-lanjut/tindak-lanjut-repository';
import { visibleTindakLanjut } from '../tindak-lanjut/visible-tindak-lanjut';
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

  route(app, lastYear, async ({ db, actor, tahun, clock, params: { satkerId: satuan_kerja_id } }) => {
    if (!can(actor, lastYear.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
    await requireReader(db, actor, { satuan_kerja_id, tahun });
    const before = tahun - 1;
    if ((await findInstrumen(db, before)) === undefined) return { data: [] };
    const lembar = { satuan_kerja_id, tahun: before };
    const as = { userId: actor.id, hariIni: zonedDate(clock()) };
    const [now, { instrumen, penilaian, baris }, pelaku, followed] = await Promise.all([
      requireInstrumen(db, tahun),
      readLembar(db, satuan_kerja_id, before),
      pelakuOf(db, actor, lembar),
      readTindakLanjut(db, lembar, as),
    ]);
    const seen = visibleBaris(baris, { keadaan: penilaian.keadaan, pelaku });
    const standing = followed.filter(({ ditarik }) => ditarik === null);
    const tindakLanjut = new Map(
      standing.map((row) => [row.kriteria_id, visibleTindakLanjut(actor, row)] as const),
    );
    return { data: tahunLalu(now, instrumen, seen, tindakLanjut) };
  });
}
