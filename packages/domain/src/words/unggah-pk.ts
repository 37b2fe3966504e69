import type { StatusUnggahPk } from '../kode/perjanjian';
import type { Words } from './words';

/** What a performance says of its agreement. */
export const statusUnggahPkWords: Words<StatusUnggahPk> = { draf: 'Draf', ditandatangani: 'Ditandatangani' };
