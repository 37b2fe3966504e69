import { tingkatPohon } from '@selaras/domain';
/** Levels of the performance tree from top to bottom (spec 1 §1). Level number = position + 1. */
export const treeLevels = tingkatPohon;
export type TreeLevel = (typeof treeLevels)[number];
