import { capaianKabupatenCalls, capaianSatuanKerjaCalls, daftarIkuCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { findIkuKabupaten, findIkuPd, listIkuCards } from '../../kit/iku/iku-repository';
import { periodYearOf } from '../../kit/iku/period-year';
import { type DisplayAnswers, displayRoute } from './display-route';
import { requireVisibleUnit } from './visible-unit';

/** What the regency and a unit reached of their key indicators (domain §9, 2.3). */
export function registerCapaianIku(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, capaianKabupatenCalls, async ({ db, tahun, visibility }) => ({
    data: await findIkuKabupaten(db, periodYearOf(tahun), visibility),
  }));
  displayRoute(app, answers, capaianSatuanKerjaCalls, async ({ db, tahun, query, visibility }) => {
    await requireVisibleUnit(db, query.satuan_kerja_id, tahun, visibility);
    return { data: await findIkuPd(db, query.satuan_kerja_id, periodYearOf(tahun), visibility) };
  });
  displayRoute(app, answers, daftarIkuCalls, ({ db, tahun, query, visibility }) =>
    listIkuCards(db, periodYearOf(tahun), visibility, query),
  );
}
