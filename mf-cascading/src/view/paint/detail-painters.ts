import { paintBlock } from './paint-block';
import { paintFull } from './paint-full';

/** Painters of the details that most first pictures do without: from far away and from close by. */
export const detailPainters = { balok: paintBlock, lengkap: paintFull };
