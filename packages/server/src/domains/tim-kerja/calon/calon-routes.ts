import { calonAnggotaCalls } from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findCalon, listCalon } from './calon-repository';

const { list, get } = calonAnggotaCalls;

/** People whom a unit may lead into its teams, with what they carry already. */
export function registerCalon(app: FastifyInstance): void {
  route(app, list, async ({ db, actor, tahun, clock, params: { satkerId }, query }) => {
    if (!can(actor, list.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    return listCalon(db, { ...query, unit: satkerId, tahun, now: clock() });
  });

  route(app, get, async ({ db, actor, tahun, params: { satkerId, pegawaiId } }) => {
    if (!can(actor, get.act, { satuan_kerja_id: satkerId })) throw new ProblemError('TIDAK_BERHAK');
    const data = await findCalon(db, satkerId, pegawaiId, tahun);
    if (data === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return { data };
  });
}
