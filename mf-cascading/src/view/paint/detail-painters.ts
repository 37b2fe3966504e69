import { paintChangeSign } from './change-sign';
import { paintAbsent } from './paint-absent';
import { paintBlock } from './paint-block';
import { paintFull } from './paint-full';

/** Cards at low and at high zoom, and what moving through the years adds. */
export const detailPainters = {
  block: paintBlock,
  full: paintFull,
  absent: paintAbsent,
  changeSign: paintChangeSign,
};
