import { signedIn } from '@selaras/roles';
import { actsOf } from '../../act';
import { defineRoute } from '../../route';

/** The deadline, which everybody sees counted down. */
export const countDownActs = actsOf('referensi', { 'count-down': signedIn });

export const countDownRoutes = {
  countDown: defineRoute('GET', '/referensi/count-down', countDownActs['count-down'], 'kinerja'),
};
