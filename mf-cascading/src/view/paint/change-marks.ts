import type { ChangeKind } from '../../tree/compare/change';
import type { Comparison } from '../../tree/compare/comparison';
import type { Marks } from '../../tree/model/marks';
import { paintSign } from './change-sign';

/** Radius of a sign in parts of its box's width; on small boxes a larger part, up to a readable number of pixels. */
const RADIUS = { part: 0.075, most: 15, partWhenSmall: 0.28, readable: 3.5 } as const;

const radiusFor = (width: number): number =>
  Math.min(
    RADIUS.most,
    Math.max(width * RADIUS.part, Math.min(RADIUS.readable, width * RADIUS.partWhenSmall)),
  );

/** Marks each box that differs with its sign, or only those with one kind of difference; `under` is painted first. */
export function changeMarks(under: Marks, { changes }: Comparison, kind: ChangeKind | null): Marks {
  const shown = (box: number) => {
    const change = changes[box] ?? null;
    return change !== null && (kind === null || change.kinds.includes(kind)) ? change : null;
  };
  return {
    textOf: (box) => [under.textOf(box), shown(box)?.text].filter(Boolean).join('. ') || null,
    paintInstead: under.paintInstead,
    paintOver: (ctx, box, drawn, spot, _detail, look) => {
      const change = shown(box);
      const sign = kind ?? change?.kinds[0];
      if (change === null || sign === undefined) return;
      const width = drawn.width * spot.scale;
      const radius = radiusFor(width);
      // On the upper left corner: the achievement icon stands at the right.
      paintSign(ctx, sign, spot.x, spot.y, radius, look);
    },
  };
}
