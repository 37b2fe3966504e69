import type { StatusCapaian } from '@selaras/domain';
import type { PaintSurface } from './paint-surface';

/** A sign in each block besides its colour: none, a stripe, a cross, a dot, a hollow (the patterns of the design system). */
export function paintPattern(
  ctx: PaintSurface,
  status: StatusCapaian,
  x: number,
  y: number,
  w: number,
  h: number,
  ink: string,
): void {
  const size = Math.min(w, h) * 0.42;
  const left = x + (w - size) / 2;
  const top = y + (h - size) / 2 + h * 0.04;
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = Math.max(1.5, size * 0.16);
  if (status === 'tidak-tercapai' || status === 'csf-gagal') {
    ctx.beginPath();
    ctx.moveTo(left, top + size);
    ctx.lineTo(left + size, top);
    if (status === 'csf-gagal') {
      ctx.moveTo(left, top);
      ctx.lineTo(left + size, top + size);
    }
    ctx.stroke();
  } else if (status === 'keduanya') {
    ctx.beginPath();
    ctx.arc(left + size / 2, top + size / 2, size * 0.32, 0, 2 * Math.PI);
    ctx.fill();
  } else if (status === 'belum-ada-data') {
    const rim = Math.max(1.5, h * 0.08);
    ctx.fillRect(x + rim, y + rim, w - 2 * rim, h - 2 * rim);
  }
}
