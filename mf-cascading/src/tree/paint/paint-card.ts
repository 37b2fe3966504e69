import type { DrawnCard, Spot } from './drawn-card';
import type { Look } from './look';
import { paintBlock } from './paint-block';
import { paintFar } from './paint-far';
import { paintFull } from './paint-full';

/** The three details of a card: a block of its status, title with achievement and icon, everything. */
export type Detail = 'balok' | 'judul' | 'lengkap';

/** Device-independent scales from which the next detail can be read. */
export const detailFrom = { judul: 0.24, lengkap: 0.6 } as const;

export function detailAt(scale: number): Detail {
  if (scale >= detailFrom.lengkap) return 'lengkap';
  return scale >= detailFrom.judul ? 'judul' : 'balok';
}

/** Paints one card with its corner at a spot of the picture; screen, export and print use this one function. */
export function paintCard(
  ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  drawn: DrawnCard,
  spot: Spot,
  detail: Detail,
  look: Look,
): void {
  if (detail === 'balok') {
    paintBlock(ctx, drawn, spot, look);
    return;
  }
  ctx.setTransform(spot.scale, 0, 0, spot.scale, spot.x, spot.y);
  if (detail === 'judul') paintFar(ctx, drawn, look);
  else paintFull(ctx, drawn, look);
}
