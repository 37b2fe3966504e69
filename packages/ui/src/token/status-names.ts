import { type StatusCapaian, statusCapaian } from '@selaras/domain';

/** Status of an achievement; each has one colour, one icon and one pattern everywhere (spec 1 §4). */
export type StatusName = StatusCapaian;
export const statusNames = Object.keys(statusCapaian) as StatusName[];
