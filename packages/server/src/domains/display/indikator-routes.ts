import { cariIndikatorCalls, indikatorCalls, peringkatCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { periodYearOf } from '../../kit/iku/period-year';
import { findRank } from '../../kit/iku/rank-repository';
import { ProblemError } from '../../plugins/problem';
import { type DisplayAnswers, displayRoute } from './display-route';
import { findIndikatorDetail, searchIku } from './indikator-repository';

/** Ranking of units, the search over key indicators, and each of these by itself. */
export function registerIndikator(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, peringkatCalls, ({ db, tahun, query, visibility }) =>
    findRank(db, periodYearOf(tahun), visibility, query.page),
  );
  displayRoute(app, answers, cariIndikatorCalls, async ({ db, tahun, query, visibility }) => ({
    data: await searchIku(db, periodYearOf(tahun), visibility, query.q),
  }));
  displayRoute(app, answers, indikatorCalls, async ({ db, tahun, query, visibility }) => {
    const data = await findIndikatorDetail(db, periodYearOf(tahun), visibility, query);
    if (data === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return { data };
  });
}
