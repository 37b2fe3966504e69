import type { Look } from '../../view/paint/look';
import type { Detail } from '../../view/paint/paint-card';
import type { PaintSurface } from '../../view/paint/paint-surface';
import type { DrawnCard, Spot } from '../../view/scene/drawn-card';

/** What is drawn on or instead of single boxes; the painter comes with the part that needs it. */
export interface Marks {
  /** The mark in words, for those who do not see it; null for none. */
  textOf(box: number): string | null;
  /** Paints what stands in the card's place; false when the card itself is to be painted. */
  paintInstead(
    ctx: PaintSurface,
    box: number,
    drawn: DrawnCard,
    spot: Spot,
    detail: Detail,
    look: Look,
  ): boolean;
  /** Paints what lies over the card. */
  paintOver(ctx: PaintSurface, box: number, drawn: DrawnCard, spot: Spot, detail: Detail, look: Look): void;
}
