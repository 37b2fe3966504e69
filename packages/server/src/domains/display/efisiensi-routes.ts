import { efisiensiKabupatenCalls, efisiensiSatuanKerjaCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { findEfisiensiKabupaten, findEfisiensiSatuanKerja } from '../../kit/anggaran/efisiensi-repository';
import { periodYearOf } from '../../kit/iku/period-year';
import { requireVisibleUnit } from '../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from './display-route';

export const efisiensiKabupaten = displayAnswer(efisiensiKabupatenCalls, async ({ db, tahun }) => ({
  data: await findEfisiensiKabupaten(db, periodYearOf(tahun)),
}));

export const efisiensiSatuanKerja = displayAnswer(
  efisiensiSatuanKerjaCalls,
  async ({ db, tahun, query, visibility }) => {
    await requireVisibleUnit(db, query.satuan_kerja_id, tahun, visibility);
    const year = periodYearOf(tahun);
    return { data: await findEfisiensiSatuanKerja(db, query.satuan_kerja_id, year, visibility) };
  },
);

/** What was saved where targets were met (domain §3, "Efficiency of resources"). */
export function registerEfisiensi(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, efisiensiKabupaten);
  displayRoute(app, answers, efisiensiSatuanKerja);
}
