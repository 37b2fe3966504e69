import { actionsInset } from '../../tree/card/action-place';
import { cardStyle } from '../../tree/card/card-style';
import { actionRules } from '../../tree/model/action';
import { FAMILY } from '../../tree/text/font-family';
import type { DrawnCard } from '../scene/drawn-card';
import { cornersIn, fontIn, type Look } from './look';
import type { PaintSurface } from './paint-surface';

/** Of a button, where those of its card are no smaller. */
const CORNERS = 6;
const font = `600 12px ${FAMILY}`;

/** The buttons of a card as the picture shows them; on the screen real ones lie over them at the same places. */
export function paintActions(ctx: PaintSurface, { actions, height }: DrawnCard, look: Look): void {
  const { places, height: area } = actions();
  if (places.length === 0) return;
  const { side, bottom } = actionsInset;
  const top = height - bottom - area;
  ctx.lineWidth = 1;
  for (const { action, x, y, w } of places) {
    ctx.strokeStyle = action === 'ex' ? look.accent : look.edge;
    ctx.beginPath();
    ctx.roundRect(
      side + x + 0.5,
      top + y + 0.5,
      w - 1,
      cardStyle.action - 1,
      Math.min(CORNERS, cornersIn(look)),
    );
    ctx.stroke();
    const middle = { x: side + x + w / 2, y: top + y + cardStyle.action / 2 };
    paintSign(ctx, actionRules[action].sign, middle, look, action === 'ex' ? look.accent : look.brand);
  }
}

function paintSign(
  ctx: PaintSurface,
  sign: string,
  { x, y }: { x: number; y: number },
  look: Look,
  ink: string,
): void {
  const stroke = strokes[sign];
  if (stroke === undefined) {
    ctx.font = fontIn(look, font);
    ctx.fillStyle = ink;
    ctx.textAlign = 'center';
    ctx.fillText(sign, x, y + 4);
    ctx.textAlign = 'left';
    return;
  }
  ctx.strokeStyle = ink;
  ctx.lineWidth = 1.6;
  ctx.beginPath();
  for (const [start, ...rest] of stroke) {
    if (start === undefined) continue;
    ctx.moveTo(x + start[0], y + start[1]);
    for (const [dx, dy] of rest) ctx.lineTo(x + dx, y + dy);
  }
  ctx.stroke();
  ctx.lineWidth = 1;
}

type Line = readonly (readonly [number, number])[];

/** Signs as strokes around their middle: a tick, an i, a cross. */
const strokes: Readonly<Record<string, readonly Line[]>> = {
  check: [
    [
      [-5, 0],
      [-1.5, 3.5],
      [5, -4],
    ],
  ],
  info: [
    [
      [0, -0.5],
      [0, 5],
    ],
    [
      [0, -5],
      [0, -3.4],
    ],
  ],
  cross: [
    [
      [-4, -4],
      [4, 4],
    ],
    [
      [4, -4],
      [-4, 4],
    ],
  ],
};
