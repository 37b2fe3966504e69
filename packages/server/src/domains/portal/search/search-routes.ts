import { searchIndikatorCall } from '@selaras/contracts';
import { periodStartOf, readSearch } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { visibilityOf } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { route } from '../../../plugins/route';
import { findIndikator } from './search-repository';

/** The search over indicators of all levels that the reader may see in the diagram. */
export function registerSearch(app: FastifyInstance): void {
  route(app, searchIndikatorCall, async ({ db, actor, query, tahun }) => {
    const tahunMulai = periodStartOf(tahun);
    if (tahunMulai === null) throw new ProblemError('TAHUN_TIDAK_DIKENAL');
    return findIndikator(db, {
      search: readSearch(query.q),
      tahun,
      tahunMulai,
      visibility: visibilityOf(actor),
      ownUnit: actor.satuan_kerja_id,
    });
  });
}
