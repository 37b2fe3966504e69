import { perjanjianKabupatenCalls, perjanjianSatuanKerjaCalls } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { listOfRegency, listOfUnit } from '../../../kit/perjanjian/perjanjian-repository';
import { requireVisibleUnit } from '../../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from '../display-route';

export const perjanjianKabupaten = displayAnswer(
  perjanjianKabupatenCalls,
  async ({ db, tahun, visibility }) => ({ data: await listOfRegency(db, tahun, visibility) }),
);

export const perjanjianSatuanKerja = displayAnswer(
  perjanjianSatuanKerjaCalls,
  async ({ db, tahun, query: { satuan_kerja_id }, visibility }) => {
    await requireVisibleUnit(db, satuan_kerja_id, tahun, visibility);
    return { data: await listOfUnit(db, tahun, visibility, satuan_kerja_id) };
  },
);

/** Who promised what to whom (domain §9, 2.3). */
export function registerPerjanjian(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, perjanjianKabupaten);
  displayRoute(app, answers, perjanjianSatuanKerja);
}
