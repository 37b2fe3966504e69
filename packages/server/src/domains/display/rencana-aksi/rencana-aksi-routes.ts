import {
  rencanaAksiKabupatenCalls,
  rencanaAksiSatuanKerjaCalls,
  rencanaTerintegrasiCalls,
} from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../../kit/plan-rows/plan-row-repository';
import { inTreeOrder } from '../../../kit/plan-rows/tree-order';
import { requireVisibleUnit } from '../../../kit/visibility/visible-unit';
import { type DisplayAnswers, displayAnswer, displayRoute } from '../display-route';
import { listRencanaAksi } from './rencana-aksi-repository';
import { rencanaTerintegrasiOf } from './rencana-terintegrasi';

export const rencanaAksiKabupaten = displayAnswer(rencanaAksiKabupatenCalls, async ({ db, tahun }) => ({
  data: await listRencanaAksi(db, tahun, null),
}));

export const rencanaAksiSatuanKerja = displayAnswer(
  rencanaAksiSatuanKerjaCalls,
  async ({ db, tahun, query, visibility }) => {
    await requireVisibleUnit(db, query.satuan_kerja_id, tahun, visibility);
    return { data: await listRencanaAksi(db, tahun, query.satuan_kerja_id) };
  },
);

export const rencanaTerintegrasi = displayAnswer(
  rencanaTerintegrasiCalls,
  async ({ db, tahun, query, visibility }) => {
    await requireVisibleUnit(db, query.satuan_kerja_id, tahun, visibility);
    const rows = await listRows(db, query.satuan_kerja_id, tahun);
    return { data: inTreeOrder(rows).map(rencanaTerintegrasiOf) };
  },
);

/** Plan and realisation by quarter. The regency's own plan has no validation and is always open (domain §9, 2.3). */
export function registerRencanaAksi(app: FastifyInstance, answers: DisplayAnswers): void {
  displayRoute(app, answers, rencanaAksiKabupaten);
  displayRoute(app, answers, rencanaAksiSatuanKerja);
  displayRoute(app, answers, rencanaTerintegrasi);
}
