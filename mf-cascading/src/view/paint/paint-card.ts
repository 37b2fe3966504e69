import type { DrawnCard, Spot } from '../scene/drawn-card';
import type { Look } from './look';
import { otherDetails } from './other-details';
import { paintFar } from './paint-far';
import type { PaintSurface } from './paint-surface';

/** The three details of a card: a block of its status, title with achievement and icon, everything. */
export type Detail = 'balok' | 'judul' | 'lengkap';

/** Device-independent scales from which the next detail can be read. */
export const detailFrom = { judul: 0.24, lengkap: 0.6 } as const;

export function detailAt(scale: number): Detail {
  if (scale >= detailFrom.lengkap) return 'lengkap';
  return scale >= detailFrom.judul ? 'judul' : 'balok';
}

/**
 * Paints one card with its corner at a spot of the picture; screen, export and print use this one function. Until the
 * painters of the other details have come, the middle one stands in.
 */
export function paintCard(ctx: PaintSurface, drawn: DrawnCard, spot: Spot, detail: Detail, look: Look): void {
  const others = otherDetails();
  if (detail === 'balok' && others !== null) {
    others.balok(ctx, drawn, spot, look);
    return;
  }
  ctx.setTransform(spot.scale, 0, 0, spot.scale, spot.x, spot.y);
  if (detail === 'lengkap' && others !== null) others.lengkap(ctx, drawn, look);
  else paintFar(ctx, drawn, look);
}
