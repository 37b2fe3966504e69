/** How much of the screen the sheet of a box takes. */
export type SheetHeight = 'half' | 'full';

/** Of the window's height. */
export const HALF = 0.45;
const CLOSES_BELOW = 0.25;
const FULL_FROM = 0.65;

/** Where a sheet comes to rest that was let go at this share of the window's height; null: it is closed. */
export function restOf(share: number): SheetHeight | null {
  if (share < CLOSES_BELOW) return null;
  return share < FULL_FROM ? 'half' : 'full';
}

/** How far a length has to move to lie between two edges; one that is too long begins at the first. */
export function shiftInto(start: number, length: number, from: number, to: number): number {
  if (start < from || length > to - from) return from - start;
  return Math.min(0, to - length - start);
}
