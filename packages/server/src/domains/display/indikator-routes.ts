import { indikatorCalls, indikatorSearchCalls, peringkatCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { periodYearOf } from '../../kit/iku/period-year';
import { findRank } from '../../kit/iku/rank-repository';
import { ProblemError } from '../../plugins/problem';
import { type DisplayAnswers, displayAnswer, displayRoute } from './display-route';
import { findIndikatorDetail } from './indikator-repository';
import { searchIku } from './indikator-search';

const peringkat = displayAnswer(peringkatCalls, ({ db, tahun, query }) =>
  findRank(db, periodYearOf(tahun), query.page),
);

/** Hits of a search at most. */
const MOST = 20;

const indikatorSearch = displayAnswer(indikatorSearchCalls, async ({ db, tahun, query, visibility }) => ({
  data: await searchIku(db, periodYearOf(tahun), visibility, query.q, MOST),
}));

export const indikator = displayAnswer(indikatorCalls, async ({ db, tahun, query, visibility }) => {
  const data = await findIndikatorDetail(db, periodYearOf(tahun), visibility, query);
  if (data === undefined)
    throw new ProblemError('TIDAK_DITEMUKAN', {
      pesan: 'Indikator ini tidak ada. Cari indikatornya di dashboard.',
    });
  return { data };
});

/** Ranking of units, the search over key indicators, and each of these by itself. */
export function registerIndikator(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, peringkat);
  displayRoute(app, answers, indikatorSearch);
  displayRoute(app, answers, indikator);
}
