import { countDownCall, kalenderCall } from '@selaras/contracts';
import { yearWib } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { originOf } from '../../../kit/html/origin-of';
import { route } from '../../../plugins/route';
import { kalenderText } from './kalender';
import { findBatasKalender } from './kalender-repository';

/** The deadline behind the countdown banner (spec 2 §4, §7), and all of them as a calendar. */
export function registerReferensi(app: FastifyInstance): void {
  route(app, countDownCall, async ({ db, tahun, clock }) => ({
    nilai_date: await findBatasWaktu(db, tahun),
    waktu_server: clock().toISOString(),
  }));

  route(app, kalenderCall, async ({ db, config, clock, request, reply }) => {
    const batas = await findBatasKalender(db, yearWib(clock()) - 1);
    const { host } = new URL(originOf(request, config));
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .header('Content-Disposition', 'inline; filename="batas-waktu.ics"')
      .type('text/calendar; charset=utf-8')
      .send(kalenderText(batas, host, 'Batas waktu SAKIP'));
  });
}
