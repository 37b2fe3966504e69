import { paintChangeSign } from './change-sign';
import { paintAbsent } from './paint-absent';
import { paintBlock } from './paint-block';
import { paintFull } from './paint-full';

/** Cards from far away and from close by, and what moving through the years adds. */
export const detailPainters = {
  block: paintBlock,
  full: paintFull,
  absent: paintAbsent,
  changeSign: paintChangeSign,
};
