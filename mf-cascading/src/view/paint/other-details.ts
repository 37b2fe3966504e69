import type { detailPainters } from './detail-painters';

type DetailPainters = typeof detailPainters;

let painters: DetailPainters | null = null;

/** Painters of the details other than the middle one; null until they have come. */
export const otherDetails = (): DetailPainters | null => painters;

/** Fetches them: most first pictures show their titles, and no more. */
export async function loadOtherDetails(): Promise<void> {
  painters ??= (await import('./detail-painters')).detailPainters;
}
