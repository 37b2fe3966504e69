import { signedIn } from '@selaras/roles';
import { actsOf } from '../../act';

/** The deadline, which everybody sees counted down. */
export const countDownActs = actsOf('referensi', { 'count-down': signedIn });
