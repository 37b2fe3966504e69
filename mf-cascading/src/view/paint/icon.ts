import type { CapaianIcon, StatusCapaian } from '@selaras/domain';
import type { PaintSurface } from './paint-surface';

/** Each icon has the colour of the status that it names, also where the card has no data yet. */
export const iconStatus: Readonly<Record<CapaianIcon, StatusCapaian>> = {
  warning: 'tidak-tercapai',
  danger: 'csf-gagal',
  info: 'keduanya',
};

/** The achievement icons of spec 1 §4 as shapes, `size` wide with (x, y) as centre: each has a shape of its own. */
export function paintCapaianIcon(
  ctx: PaintSurface,
  icon: CapaianIcon,
  x: number,
  y: number,
  size: number,
  fill: string,
  ink: string,
): void {
  const half = size / 2;
  ctx.fillStyle = fill;
  ctx.beginPath();
  if (icon === 'warning') {
    ctx.moveTo(x, y - half);
    ctx.lineTo(x + half * 1.08, y + half * 0.88);
    ctx.lineTo(x - half * 1.08, y + half * 0.88);
    ctx.closePath();
  } else if (icon === 'danger') {
    const cut = half * 0.42;
    ctx.moveTo(x - cut, y - half);
    ctx.lineTo(x + cut, y - half);
    ctx.lineTo(x + half, y - cut);
    ctx.lineTo(x + half, y + cut);
    ctx.lineTo(x + cut, y + half);
    ctx.lineTo(x - cut, y + half);
    ctx.lineTo(x - half, y + cut);
    ctx.lineTo(x - half, y - cut);
    ctx.closePath();
  } else {
    ctx.arc(x, y, half, 0, 2 * Math.PI);
  }
  ctx.fill();
  paintMark(ctx, icon, x, icon === 'warning' ? y + size * 0.12 : y, size, ink);
}

/** An exclamation mark, or an i for `info`. */
function paintMark(
  ctx: PaintSurface,
  icon: CapaianIcon,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  const width = size * 0.13;
  const stem = size * 0.3;
  const dot = size * 0.08;
  const up = icon === 'info' ? 1 : -1;
  ctx.fillStyle = ink;
  ctx.fillRect(x - width / 2, icon === 'info' ? y - size * 0.08 : y - size * 0.27, width, stem);
  ctx.beginPath();
  ctx.arc(x, y - up * size * 0.2, dot, 0, 2 * Math.PI);
  ctx.fill();
}
