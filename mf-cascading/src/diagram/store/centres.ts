import { retryChunkLoad } from '../../lazy/retry-chunk-load';
import { type CentreRequest, keepsOrder } from '../../tree/layout/centres';

/**
 * Up to this many visible boxes cytoscape-dagre places the tree, above it the tidy tree: dagre takes half a millisecond a
 * box, the tidy tree a hundredth of that, and the first picture waits for it (decision 160).
 */
export const DAGRE_LIMIT = 100;

/** Fetches dagre, which comes in a part of its own; called with the page, so that it is there when the data is. */
export const loadDagre = () => import('../../tree/layout/dagre');
/** The same of the tidy tree, once a tree turns out to be large. */
export const loadTidy = () => import('../../tree/layout/tidy');

async function tidy(request: CentreRequest): Promise<Float32Array> {
  const { tidyCentres } = await loadTidy();
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
    const asked = { request, centres: retryChunkLoad(() => centresOf(request)) };
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
