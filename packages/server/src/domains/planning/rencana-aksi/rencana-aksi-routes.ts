import { publicRencanaAksiCall, publicRencanaAksiGubernurCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { route } from '../../../plugins/route';
import { findRencanaAksi } from './rencana-aksi-repository';

/** Rows of both action-plan modals and both realisation modals (spec 1 §2, §7). */
export function registerRencanaAksi(app: FastifyInstance): void {
  route(app, publicRencanaAksiCall, async ({ db, actor, query, tahun }) =>
    findRencanaAksi(db, {
      ...query,
      tahun,
      level: 'pd',
      indukId: query.sasaran_strategis_pd_id,
      visibility: visibilityOf(actor),
    }),
  );
  route(app, publicRencanaAksiGubernurCall, async ({ db, actor, query, tahun }) =>
    findRencanaAksi(db, {
      ...query,
      tahun,
      level: 'rpjmd',
      indukId: query.sasaran_strategis_rpjmd_id,
      visibility: visibilityOf(actor),
    }),
  );
}
