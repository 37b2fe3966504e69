import { countDownCall, kalenderCall } from '@selaras/contracts';
import { zonedYear } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { originOf } from '../../../kit/html/origin-of';
import { route } from '../../../plugins/route';
import { kalenderText } from './kalender';
import { findBatasKalender } from './kalender-repository';
import { findTahunTerbuka } from './tahun-terbuka';

/** The deadline behind the countdown banner (spec 2 §4, §7), and all of them as a calendar. */
export function registerReferensi(app: FastifyInstance): void {
  route(app, countDownCall, async ({ db, tahun, config, clock }) => {
    const now = clock();
    const [nilai_date, tahun_terbuka] = await Promise.all([
      findBatasWaktu(db, tahun),
      findTahunTerbuka(db, config.openYears, now),
    ]);
    return { nilai_date, waktu_server: now.toISOString(), tahun_terbuka };
  });

  route(app, kalenderCall, async ({ db, config, clock, request, reply }) => {
    const batas = await findBatasKalender(db, zonedYear(clock()) - 1);
    const { host } = new URL(originOf(request, config));
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .header('Content-Disposition', 'inline; filename="batas-waktu.ics"')
      .type('text/calendar; charset=utf-8')
      .send(kalenderText(batas, host, 'Batas waktu SAKIP'));
  });
}
