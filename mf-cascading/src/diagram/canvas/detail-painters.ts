import type { DetailPainters } from '../../view/paint/paint-style';

let painters: DetailPainters | null = null;

/** The painters that most first pictures do without; null until they have come. */
export const loadedPainters = (): DetailPainters | null => painters;

/** Fetches them: most first pictures show their titles, and no more. */
export async function loadPainters(): Promise<DetailPainters> {
  painters ??= (await import('../../view/paint/detail-painters')).detailPainters;
  return painters;
}
