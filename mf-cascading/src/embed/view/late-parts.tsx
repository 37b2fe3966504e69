import { loadPainters } from '../../diagram/canvas/detail-painters';
import { lazyPart, unseenPart } from '../../lazy/lazy-part';
import { BarPlace } from './embed-frame';

/** Loaded right after the first paint, into the places reserved for them. */
export const EmbedBar = lazyPart(() => import('./embed-bar'), <BarPlace />);
export const EmbedSide = lazyPart(() => import('./embed-side'));
export const Legend = lazyPart(() => import('../../frame/legend'));
export const Overlays = unseenPart(async () => {
  // Its overview shows the whole tree, zoomed out.
  const [overlays] = await Promise.all([import('./embed-overlays'), loadPainters().catch(() => {})]);
  return overlays;
});
