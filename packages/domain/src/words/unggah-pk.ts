import type { StatusUnggahPk } from '../codes/perjanjian';
import type { Words } from './words';

/** What a performance says of its agreement. */
export const statusUnggahPkWords: Words<StatusUnggahPk> = { draf: 'Draf', ditandatangani: 'Ditandatangani' };
