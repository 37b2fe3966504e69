import { type Limits, type Size, scaleOf, toWorld, type View, zoomOf } from './view';

/** A view told without pixels of the screen: zoom 1–40 and the world point in the middle. */
export interface ViewPlace {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export function placeOf(view: View, size: Size, limits: Limits): ViewPlace {
  const middle = toWorld(view, { x: size.width / 2, y: size.height / 2 });
  return { zoom: zoomOf(view.scale, limits), ...middle };
}

export function viewOf({ zoom, x, y }: ViewPlace, size: Size, limits: Limits): View {
  const scale = scaleOf(zoom, limits);
  return { scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };
}

/** Whether a view that came from outside can be shown. */
export const isPlace = (place: ViewPlace | null): place is ViewPlace =>
  place !== null && [place.zoom, place.x, place.y].every(Number.isFinite);

/** `2.5~1200~-340`, for the address. */
export function writePlace({ zoom, x, y }: ViewPlace): string {
  return [zoom.toFixed(2), Math.round(x), Math.round(y)].join('~');
}

export function readPlace(text: string | null): ViewPlace | null {
  const [zoom, x, y, ...rest] = (text ?? '')
    .split('~')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  if (zoom === undefined || x === undefined || y === undefined || rest.length > 0) return null;
  const place = { zoom, x, y };
  return isPlace(place) ? place : null;
}
