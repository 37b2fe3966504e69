import { gap } from './unit';
import { rootOf, type UnitTree } from './unit-tree';

/** What the horizontal centres of a tree's units are worked out from. */
export interface CentreRequest extends UnitTree {
  readonly boxes: number;
}

/** Whether units of a lane stand in their order without touching, tree by tree. */
export function keepsOrder({ parent, width, level, span }: UnitTree, centres: Float32Array): boolean {
  const rightmost = new Map<string, number>();
  const root = rootOf(parent);
  for (const unit of depthFirst(parent)) {
    const half = (width[unit] ?? 0) / 2;
    const left = (centres[unit] ?? 0) - half;
    for (let lane = 0; lane < (span[unit] ?? 1); lane += 1) {
      const key = `${root[unit]}/${(level[unit] ?? 0) + lane}`;
      const right = rightmost.get(key);
      if (right !== undefined && left - right < gap.box - 1) return false;
      rightmost.set(key, left + 2 * half);
    }
  }
  return true;
}

function depthFirst(parent: Int32Array): number[] {
  const below: number[][] = Array.from(parent, () => []);
  const roots: number[] = [];
  parent.forEach((above, unit) => {
    if (above < 0) roots.push(unit);
    else below[above]?.push(unit);
  });
  const order: number[] = [];
  const stack = roots.reverse();
  for (let unit = stack.pop(); unit !== undefined; unit = stack.pop()) {
    order.push(unit);
    const children = below[unit] ?? [];
    for (let at = children.length - 1; at >= 0; at -= 1) stack.push(children[at] ?? 0);
  }
  return order;
}
