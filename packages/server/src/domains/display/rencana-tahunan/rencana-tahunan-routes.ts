import { rkpdCalls, rktCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { periodYearOf } from '../../../kit/iku/period-year';
import { listRows } from '../../../kit/plan-rows/plan-row-repository';
import { inTreeOrder } from '../../../kit/plan-rows/tree-order';
import { requireVisibleUnit } from '../../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from '../display-route';
import { rkpdOf } from './rkpd';
import { countHiddenUnits, listGoals, listProgrammes } from './rkpd-repository';
import { rktOf } from './rkt';

export const rkpd = displayAnswer(rkpdCalls, async ({ db, tahun }) => {
  const [goals, programmes, hidden] = await Promise.all([
    listGoals(db, periodYearOf(tahun)),
    listProgrammes(db, tahun),
    countHiddenUnits(db, tahun),
  ]);
  return { data: rkpdOf(goals, programmes, hidden) };
});

export const rkt = displayAnswer(rktCalls, async ({ db, tahun, query: { satuan_kerja_id }, visibility }) => {
  await requireVisibleUnit(db, satuan_kerja_id, tahun, visibility);
  return { data: rktOf(inTreeOrder(await listRows(db, satuan_kerja_id, tahun))) };
});

/** Plans of a year, of the regency and of a unit (domain §9, 2.3). */
export function registerRencanaTahunan(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, rkpd);
  displayRoute(app, answers, rkt);
}
