import { publicKinerjaLangkahAksiCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findLangkahAksi } from './kinerja-langkah-aksi-repository';

/** The 'Kinerja Langkah Aksi' modal with its levels 6 and 7 (spec 1 §1, §7). */
export function registerKinerjaLangkahAksi(app: FastifyInstance): void {
  route(app, publicKinerjaLangkahAksiCall, async ({ db, actor, query }) => {
    const kinerjaLangkahAksi = await findLangkahAksi(db, query, visibilityOf(actor));
    if (kinerjaLangkahAksi === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return { kinerjaLangkahAksi };
  });
}
