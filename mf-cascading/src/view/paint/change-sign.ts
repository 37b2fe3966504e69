import type { ChangeKind } from '../../tree/compare/change';
import type { Look } from './look';
import type { PaintSurface } from './paint-surface';

/** The colours that signs are made of. */
export type SignLook = Pick<Look, 'surface' | 'ink' | 'brand' | 'accent' | 'status'>;

type Shape = readonly (readonly [x: number, y: number])[];

const arrowUp: Shape = [
  [0, -0.6],
  [0.62, 0.45],
  [-0.62, 0.45],
];
const arrowDown: Shape = arrowUp.map(([x, y]) => [x, -y]);
const bar = (w: number, h: number): Shape => [
  [-w, -h],
  [w, -h],
  [w, h],
  [-w, h],
];
const diamond: Shape = [
  [0, -0.62],
  [0.62, 0],
  [0, 0.62],
  [-0.62, 0],
];

/** Each kind by shape and colour: shapes inside a circle of radius 1. */
export const signs: Readonly<
  Record<ChangeKind, { readonly shapes: readonly Shape[]; readonly colour: (look: SignLook) => string }>
> = {
  baru: { shapes: [bar(0.62, 0.17), bar(0.17, 0.62)], colour: (look) => look.brand },
  hilang: { shapes: [bar(0.62, 0.17)], colour: (look) => look.ink },
  naik: { shapes: [arrowUp], colour: (look) => look.status.tercapai },
  turun: { shapes: [arrowDown], colour: (look) => look.status['tidak-tercapai'] },
  target: { shapes: [diamond], colour: (look) => look.accent },
  rumusan: { shapes: [bar(0.6, 0.12)].flatMap(lines), colour: (look) => look.accent },
  pengampu: { shapes: [bar(0.45, 0.45)], colour: (look) => look.accent },
};

function lines(shape: Shape): Shape[] {
  return [-0.36, 0.08].map((down) => shape.map(([x, y]) => [x, y + down]));
}

/** The sign at a point of the picture, in its pixels. */
export function paintSign(
  ctx: PaintSurface,
  kind: ChangeKind,
  x: number,
  y: number,
  radius: number,
  look: Look,
): void {
  const { shapes, colour } = signs[kind];
  ctx.setTransform(radius, 0, 0, radius, x, y);
  ctx.beginPath();
  ctx.arc(0, 0, 1.22, 0, 2 * Math.PI);
  ctx.fillStyle = look.surface;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(0, 0, 1, 0, 2 * Math.PI);
  ctx.fillStyle = colour(look);
  ctx.fill();
  ctx.fillStyle = look.surface;
  for (const shape of shapes) {
    ctx.beginPath();
    shape.forEach(([px, py], at) => {
      if (at === 0) ctx.moveTo(px, py);
      else ctx.lineTo(px, py);
    });
    ctx.closePath();
    ctx.fill();
  }
}
