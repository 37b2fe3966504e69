import type { Rect } from '../../tree/layout/place';
import type { PaintSurface } from '../../view/paint/paint-surface';
import type { QrModules } from '../proof/qr';

/** Light modules that every QR code needs around it. */
const QUIET = 4;

/** A QR code in a square: dark on light in both themes, as readers expect it. */
export function paintQr(ctx: PaintSurface, qr: QrModules, { x, y, w }: Rect): void {
  const module = w / (qr.length + 2 * QUIET);
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(x, y, w, w);
  ctx.fillStyle = '#000000';
  qr.forEach((row, down) => {
    for (let across = 0; across < row.length; across += 1) {
      if (row[across] !== true) continue;
      let end = across;
      while (row[end + 1] === true) end += 1;
      ctx.fillRect(
        x + (QUIET + across) * module,
        y + (QUIET + down) * module,
        (end - across + 1) * module,
        module * 1.02,
      );
      across = end;
    }
  });
}
