import { capaianTingkatCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { ALL_ROWS } from '../../../kit/paging/read-page';
import { publicVisibility } from '../../../kit/visibility/visibility';
import { requireVisibleUnit } from '../../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from '../display-route';
import { countUnits, findTingkatRows } from './capaian-tingkat-repository';

export const capaianTingkat = displayAnswer(
  capaianTingkatCalls,
  async ({ db, tahun, visibility, query, wholeList }) => {
    const { tingkat, satuan_kerja_id, status, q, page } = query;
    if (satuan_kerja_id !== undefined) await requireVisibleUnit(db, satuan_kerja_id, tahun, visibility);
    // Rows of all units are the regency's, which are those of final plans for every reader (ADR 117).
    const seen = satuan_kerja_id === undefined ? publicVisibility : visibility;
    const [rows, unit] = await Promise.all([
      findTingkatRows(
        db,
        { tingkat, satuan_kerja_id, tahun, visibility: seen },
        { status, q, page: wholeList ? ALL_ROWS : page },
      ),
      countUnits(db, { tingkat, tahun, visibility }),
    ]);
    return { ...rows, unit };
  },
);

/** Achievement of programmes, activities, sub-activities and action steps (domain §9, 2.3). */
export function registerCapaianTingkat(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, capaianTingkat);
}
