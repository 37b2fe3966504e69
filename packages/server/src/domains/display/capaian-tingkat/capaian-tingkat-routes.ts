import { capaianTingkatCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { requireVisibleUnit } from '../../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from '../display-route';
import { countUnits, findTingkatRows } from './capaian-tingkat-repository';

export const capaianTingkat = displayAnswer(
  capaianTingkatCalls,
  async ({ db, tahun, visibility, query, wholeList }) => {
    const { tingkat, satuan_kerja_id, status, q, page } = query;
    if (satuan_kerja_id !== undefined) await requireVisibleUnit(db, satuan_kerja_id, tahun, visibility);
    const scope = { tingkat, satuan_kerja_id, tahun, visibility };
    const [rows, unit] = await Promise.all([
      findTingkatRows(db, scope, { status, q, page: wholeList ? ALL_ROWS : page }),
      countUnits(db, { ...scope, satuan_kerja_id: undefined }),
    ]);
    return { ...rows, unit };
  },
);

/** Achievement of programmes, activities, sub-activities and action steps (domain §9, 2.3). */
export function registerCapaianTingkat(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, capaianTingkat);
}
