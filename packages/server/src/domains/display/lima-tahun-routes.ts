import { renstraCalls, rpjmdCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { periodYearOf } from '../../kit/iku/period-year';
import { findRenstra } from '../../kit/lima-tahun/renstra-repository';
import { findRpjmd } from '../../kit/lima-tahun/rpjmd-repository';
import { requireVisibleUnit } from '../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from './display-route';

export const rpjmd = displayAnswer(rpjmdCalls, async ({ db, tahun, visibility }) => ({
  data: await findRpjmd(db, periodYearOf(tahun), visibility),
}));

export const renstra = displayAnswer(renstraCalls, async ({ db, tahun, query, visibility }) => {
  await requireVisibleUnit(db, query.satuan_kerja_id, tahun, visibility);
  return { data: await findRenstra(db, query.satuan_kerja_id, periodYearOf(tahun), visibility) };
});

/** What the regency and a unit want to reach in five years (domain §9, 2.3); the regency's plan is open to everybody. */
export function registerLimaTahun(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, rpjmd);
  displayRoute(app, answers, renstra);
}
