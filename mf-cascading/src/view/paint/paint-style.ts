import type { detailPainters } from './detail-painters';
import type { Look } from './look';

/** Painters that a first picture mostly does without. */
export type DetailPainters = typeof detailPainters;

/** What a picture is painted with. */
export interface PaintStyle {
  readonly look: Look;
  /** null while they are on their way: then every card is painted with its title. */
  readonly painters: DetailPainters | null;
}
