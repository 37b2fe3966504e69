import { solusiMasalahCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findSolusiMasalah } from './solusi-masalah-repository';

/** The 'Perbaikan Kinerja' modal, open to the public as all modals of the diagram are (spec 1 §2, §6, §7). */
export function registerSolusiMasalah(app: FastifyInstance): void {
  route(app, solusiMasalahCall, async ({ db, actor, query }) => {
    const found = await findSolusiMasalah(db, query, visibilityOf(actor));
    if (found === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return found;
  });
}
