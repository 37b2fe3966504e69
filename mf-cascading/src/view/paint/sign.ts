import type { JenisPengampu } from '@selaras/domain';
import type { PaintSurface } from './paint-surface';

/** One person for a post, two for a team. */
export function paintPengampuIcon(
  ctx: PaintSurface,
  jenis: JenisPengampu,
  x: number,
  y: number,
  ink: string,
): void {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.4;
  const person = (centre: number) => {
    ctx.beginPath();
    ctx.arc(centre, y - 3, 2.6, 0, 2 * Math.PI);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(centre, y + 6, 5, Math.PI, 2 * Math.PI);
    ctx.stroke();
  };
  if (jenis === 'tim-kerja') {
    person(x - 3);
    person(x + 4);
  } else person(x);
}

/** Two linked squares: a contribution of another unit. */
export function paintCrossIcon(ctx: PaintSurface, x: number, y: number, ink: string): void {
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.4;
  ctx.strokeRect(x - 6, y - 5, 6, 6);
  ctx.strokeRect(x, y - 1, 6, 6);
}
