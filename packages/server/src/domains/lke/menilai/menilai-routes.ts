import { lkePenilaianCalls } from '@selaras/contracts';
import { can, hasRole } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { memutusSql, menilaiSql } from '../penilaian/menilai-sql';
import { requireReader } from '../penilaian/pelaku';
import { findPenilaian } from '../penilaian/penilaian-repository';
import { putNilai } from './put-nilai';
import { listPleno, putPleno } from './put-pleno';
import { putPutusan } from './put-putusan';
import { listTugas } from './tugas-repository';
import { turnsIn, turnsOf } from './turns-of';

const { list, nilai, putusan, getPleno, putPleno: changePleno } = lkePenilaianCalls;

/** What evaluators and plenary do: their worksheets, scores, decisions about evidence, points of the plenary. */
export function registerMenilai(app: FastifyInstance): void {
  route(app, list, ({ db, actor, tahun, query: { lingkup, giliran: putaran, ...filter } }) => {
    const decides = lingkup === 'pleno' && hasRole(actor, 'validator_lke_pleno');
    const pelaku = lingkup === 'pleno' ? 'pleno' : 'penilai';
    const giliran = turnsOf(pelaku);
    const hanya = putaran && turnsIn(pelaku, putaran);
    const unit = sql`sk.satuan_kerja_id`;
    const tugas = decides
      ? memutusSql(actor, unit)
      : menilaiSql({ userId: actor.id, unit, tahun: sql`${tahun}` });
    return listTugas(db, { ...filter, tahun, giliran, hanya, tugas });
  });

  route(app, nilai, async (input) => ({ data: await putNilai(input) }));
  route(app, putusan, async (input) => ({ data: await putPutusan(input) }));
  route(app, changePleno, async (input) => ({ data: await putPleno(input) }));

  route(app, getPleno, async ({ db, actor, tahun, params: { satkerId: satuan_kerja_id } }) => {
    if (!can(actor, getPleno.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
    const pelaku = await requireReader(db, actor, { satuan_kerja_id, tahun });
    const { id, keadaan } = await findPenilaian(db, satuan_kerja_id, tahun);
    const sees = keadaan === 'final' || pelaku.some((one) => one !== 'unit');
    return { data: sees ? await listPleno(db, id) : [] };
  });
}
