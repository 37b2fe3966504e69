import { getHariIniCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { registerPekerjaan } from '../../../kit/hari-ini/pekerjaan-source';
import { route } from '../../../plugins/route';
import { realisasiBelumDiisi } from './realisasi-belum-diisi';

/** What waits for a reader, as all domains tell it: what has a deadline first, the nearest before the others. */
export function registerHariIni(app: FastifyInstance): void {
  registerPekerjaan(app, realisasiBelumDiisi);
  route(app, getHariIniCall, async ({ db, actor, tahun, clock }) => {
    const now = clock();
    const asked = { db, actor, tahun, now };
    const told = await Promise.all(app.pekerjaanSources.map((read) => read(asked)));
    const pekerjaan = told
      .flat()
      .toSorted((one, other) => (one.batas ?? '9999').localeCompare(other.batas ?? '9999'));
    return { data: { tahun, waktu_server: now.toISOString(), pekerjaan } };
  });
}
