import { countDownCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { route } from '../../../plugins/route';

/** The deadline behind the countdown banner (spec 2 §4, §7). */
export function registerReferensi(app: FastifyInstance): void {
  route(app, countDownCall, async ({ db, tahun, clock }) => ({
    nilai_date: await findBatasWaktu(db, tahun),
    waktu_server: clock().toISOString(),
  }));
}
