import { z } from 'zod';
import { defineCall } from '../../call';
import { countDownRoutes } from './count-down-routes';

export const countDownCall = defineCall(countDownRoutes.countDown, {
  summary: 'Batas waktu pengisian perencanaan',
  answer: z.object({
    /** Date of the deadline, `YYYY-MM-DD`; null when none is set. The target is midnight at its start (spec 2 §4). */
    nilai_date: z.string().nullable(),
    /** The server's clock, ISO 8601, so that a wrong client clock does not move the countdown. */
    waktu_server: z.string(),
    /** Years in which something may be filled in now, plans or the realisation of a quarter that is open; the latest first. */
    tahun_terbuka: z.array(z.int()),
  }),
});

export const kalenderCall = defineCall(countDownRoutes.kalender, {
  summary:
    'Batas waktu tahun lalu dan seterusnya sebagai kalender, dengan pengingat tujuh hari dan sehari sebelumnya, dan hari dibukanya setiap triwulan',
  produces: 'text/calendar',
});
