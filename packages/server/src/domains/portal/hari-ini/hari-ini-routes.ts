import { getHariIniCall, type Pekerjaan } from '@selaras/contracts';
import { countDownOf } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { type PekerjaanTold, registerPekerjaan } from '../../../kit/hari-ini/pekerjaan-source';
import { route } from '../../../plugins/route';
import { akunTanpaPegawai } from './akun-tanpa-pegawai';
import { realisasiBelumDiisi } from './realisasi-belum-diisi';

/**
 * What waits for a reader in every year that is open, as all domains tell it: what has a deadline first, the nearest
 * before the others, then what has waited longest.
 */
export function registerHariIni(app: FastifyInstance): void {
  registerPekerjaan(app, realisasiBelumDiisi);
  route(app, getHariIniCall, async ({ db, actor, clock }) => {
    const now = clock();
    const pekerjaan: Pekerjaan[] = (await akunTanpaPegawai(db, actor)).map((one) => ofYear(one, null, now));
    // Year after year: what one of them asks at once is as much as a request may take of the pool.
    for (const tahun of app.context.config.openYears) {
      const told = await Promise.all(app.pekerjaanSources.map((read) => read({ db, actor, tahun, now })));
      pekerjaan.push(...told.flat().map((one) => ofYear(one, tahun, now)));
    }
    return { data: { waktu_server: now.toISOString(), pekerjaan: pekerjaan.toSorted(byUrgency) } };
  });
}

const ofYear = (one: PekerjaanTold, tahun: number | null, now: Date): Pekerjaan => ({
  terlambat: countDownOf(one.batas, now).active ? 0 : one.jumlah,
  ...one,
  tahun,
});

const LAST = '9999';
const byUrgency = (one: Pekerjaan, other: Pekerjaan) =>
  (one.batas ?? LAST).localeCompare(other.batas ?? LAST) ||
  (one.sejak ?? LAST).localeCompare(other.sejak ?? LAST) ||
  (other.tahun ?? 0) - (one.tahun ?? 0);
