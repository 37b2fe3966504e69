import { tidyCentres, type UnitTree } from './tidy';
import { gap } from './unit';

/** Up to this many visible boxes cytoscape-dagre places the tree, above it the tidy tree. */
export const DAGRE_LIMIT = 500;

export interface CentreRequest extends UnitTree {
  readonly boxes: number;
}

/** Fetches dagre, which comes in a part of its own; called with the page, so that it is there when the data is. */
export const loadDagre = () => import('./dagre');

/** Centres by the algorithm that fits the size; a result that swaps or overlaps neighbours is not taken from dagre. */
export async function centresOf(request: CentreRequest): Promise<Float32Array> {
  if (request.boxes > DAGRE_LIMIT) return tidyCentres(request);
  const { dagreCentres } = await loadDagre();
  const centres = dagreCentres(request);
  return keepsOrder(request, centres) ? centres : tidyCentres(request);
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

/** The unit at the top of each unit's tree. */
export function rootOf(parent: Int32Array): Int32Array {
  const root = new Int32Array(parent.length);
  parent.forEach((above, unit) => {
    root[unit] = above < 0 ? unit : (root[above] ?? unit);
  });
  return root;
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
