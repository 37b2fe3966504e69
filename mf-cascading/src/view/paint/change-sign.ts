import type { ChangeKind } from '../../tree/model/year-mark';
import type { DrawnCard, Transform } from '../scene/drawn-card';
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

/** Radius of a sign in parts of its box's width; on small boxes a larger part, up to a readable number of pixels. */
const RADIUS = { part: 0.075, most: 15, partWhenSmall: 0.28, readable: 3.5 } as const;

const radiusFor = (width: number): number =>
  Math.min(
    RADIUS.most,
    Math.max(width * RADIUS.part, Math.min(RADIUS.readable, width * RADIUS.partWhenSmall)),
  );

/** The sign on the upper left corner of a box, in the picture's pixels: the achievement icon stands at the right. */
export function paintChangeSign(
  ctx: PaintSurface,
  { width }: DrawnCard,
  { x, y, scale }: Transform,
  kind: ChangeKind,
  look: Look,
): void {
  const radius = radiusFor(width * scale);
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
