import { publicKinerjaWakilDirekturCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findKinerjaWakilDirektur } from './kinerja-wakil-direktur-repository';

/** The 'Kinerja Wakil Direktur' modal (spec 1 §2, §7). */
export function registerKinerjaWakilDirektur(app: FastifyInstance): void {
  route(app, publicKinerjaWakilDirekturCall, async ({ db, actor, query }) => {
    const kinerjaProgram = await findKinerjaWakilDirektur(db, query.kinerjaProgramId, visibilityOf(actor));
    if (kinerjaProgram === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return { kinerjaProgram };
  });
}
