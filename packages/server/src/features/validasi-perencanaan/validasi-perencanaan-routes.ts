import { planningValidationCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route';
import { findValidasi } from './validasi-perencanaan-repository';

/** Status of the user's own unit; a user without a unit has none (spec 2 §4, §7). */
export function registerValidasiPerencanaan(app: FastifyInstance): void {
  route(app, planningValidationCall, async ({ db, actor, tahun }) => ({
    data: actor.satuan_kerja_id === null ? null : await findValidasi(db, actor.satuan_kerja_id, tahun),
  }));
}
