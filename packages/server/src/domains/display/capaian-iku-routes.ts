import { capaianKabupatenCalls, capaianSatuanKerjaCalls, daftarIkuCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { findIkuKabupaten, findIkuPd, listIkuCards } from '../../kit/iku/iku-repository';
import { periodYearOf } from '../../kit/iku/period-year';
import { ALL_ROWS } from '../../kit/paging/read-page';
import { requireVisibleUnit } from '../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from './display-route';

export const capaianKabupaten = displayAnswer(capaianKabupatenCalls, async ({ db, tahun, visibility }) => ({
  data: await findIkuKabupaten(db, periodYearOf(tahun), visibility),
}));

export const capaianSatuanKerja = displayAnswer(
  capaianSatuanKerjaCalls,
  async ({ db, tahun, query, visibility }) => {
    await requireVisibleUnit(db, query.satuan_kerja_id, tahun, visibility);
    return { data: await findIkuPd(db, query.satuan_kerja_id, periodYearOf(tahun), visibility) };
  },
);

export const daftarIku = displayAnswer(daftarIkuCalls, ({ db, tahun, query, visibility, wholeList }) =>
  listIkuCards(db, periodYearOf(tahun), visibility, { ...query, page: wholeList ? ALL_ROWS : query.page }),
);

/** What the regency and a unit reached of their key indicators (domain §9, 2.3). */
export function registerCapaianIku(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, capaianKabupaten);
  displayRoute(app, answers, capaianSatuanKerja);
  displayRoute(app, answers, daftarIku);
}
