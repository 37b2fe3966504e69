import { everybody, signedIn } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** The deadline, which everybody sees counted down. */
export const countDownActs = actsOf('referensi', { 'count-down': signedIn });

/** Deadlines are dates that the regency announces; a calendar that subscribes to them cannot sign in. */
export const kalenderActs = actsOf('batas-waktu', { kalender: everybody });

export const countDownRoutes = {
  kalender: defineRoute('GET', '/batas-waktu.ics', kalenderActs.kalender),
  countDown: defineRoute('GET', '/referensi/count-down', countDownActs['count-down'], 'kinerja'),
};
