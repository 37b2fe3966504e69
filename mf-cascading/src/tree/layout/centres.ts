import { untilFetched } from '../../lazy/until-fetched';
import { gap } from './unit';
import { rootOf, type UnitTree } from './unit-tree';

/**
 * Up to this many visible boxes cytoscape-dagre places the tree, above it the tidy tree: at 500 dagre alone takes
 * half of the time there is for the first picture.
 */
export const DAGRE_LIMIT = 300;

export interface CentreRequest extends UnitTree {
  readonly boxes: number;
}

/** Fetches dagre, which comes in a part of its own; called with the page, so that it is there when the data is. */
export const loadDagre = () => import('./dagre');

async function tidy(request: CentreRequest): Promise<Float32Array> {
  const { tidyCentres } = await import('./tidy');
  return tidyCentres(request);
}

/**
 * Centres by the algorithm that fits the size. The tidy tree also stands in when dagre cannot be fetched, or answers
 * with neighbours that swap or overlap.
 */
export async function centresOf(request: CentreRequest): Promise<Float32Array> {
  if (request.boxes > DAGRE_LIMIT) return tidy(request);
  const dagre = await loadDagre().catch(() => null);
  if (dagre === null) return tidy(request);
  const centres = dagre.dagreCentres(request);
  return keepsOrder(request, centres) ? centres : tidy(request);
}

/**
 * Gives the last centres again while what they depend on has not changed: heights and icons move nothing sideways. While
 * the algorithm cannot be fetched they are waited for; a fault is not kept.
 */
export function rememberedCentres(): (request: CentreRequest) => Promise<Float32Array> {
  let last: { request: CentreRequest; centres: Promise<Float32Array> } | null = null;
  return (request) => {
    if (last !== null && sameRequest(last.request, request)) return last.centres;
    const asked = { request, centres: untilFetched(() => centresOf(request)) };
    asked.centres.catch(() => {
      if (last === asked) last = null;
    });
    last = asked;
    return asked.centres;
  };
}

function sameRequest(a: CentreRequest, b: CentreRequest): boolean {
  const same = (x: ArrayLike<number>, y: ArrayLike<number>) =>
    x.length === y.length && Array.prototype.every.call(x, (value, at) => value === y[at]);
  return (
    a.boxes === b.boxes &&
    same(a.parent, b.parent) &&
    same(a.width, b.width) &&
    same(a.level, b.level) &&
    same(a.span, b.span)
  );
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
