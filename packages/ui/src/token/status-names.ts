import type { StatusCapaian } from '@selaras/domain';

/** Status of an achievement; each has one colour, one icon and one pattern everywhere (spec 1 §4). */
export type StatusName = StatusCapaian;
export { statusNames } from '@selaras/domain';
