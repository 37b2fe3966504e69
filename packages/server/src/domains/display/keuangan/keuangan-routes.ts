import { keuanganCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { findMoneyOfPrograms, findMoneyOfUnits } from '../../../kit/anggaran/keuangan-repository';
import { periodYearOf } from '../../../kit/iku/period-year';
import { requireVisibleUnit } from '../../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from '../display-route';

export const keuangan = displayAnswer(
  keuanganCalls,
  async ({ db, tahun, visibility, query: { satuan_kerja_id } }) => {
    if (satuan_kerja_id === undefined) return { data: await findMoneyOfUnits(db, periodYearOf(tahun)) };
    await requireVisibleUnit(db, satuan_kerja_id, tahun, visibility);
    return { data: await findMoneyOfPrograms(db, tahun, satuan_kerja_id) };
  },
);

/** What the regency's units, or one unit's programmes, may spend, planned and spent (domain §9, 2.3). */
export function registerKeuangan(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, keuangan);
}
