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

/** A view in an address, with the whole tree that its zoom is told by: 1 for the one that is open (`ViewStore.told`). */
export interface AddressPlace extends ViewPlace {
  readonly told: number;
}

/** `2.5~1200~-340`, and `~0.4` behind it where the zoom is told by another whole tree than the one that is open. */
export function writePlace({ zoom, x, y, told }: AddressPlace): string {
  const other = Math.abs(told - 1) > 1e-3 ? [Number(told.toPrecision(4))] : [];
  return [zoom.toFixed(2), Math.round(x), Math.round(y), ...other].join('~');
}

export function readPlace(text: string | null): AddressPlace | null {
  const [zoom, x, y, told = 1, ...rest] = (text ?? '')
    .split('~')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  if (zoom === undefined || x === undefined || y === undefined || rest.length > 0) return null;
  const place = { zoom, x, y, told };
  return isPlace(place) && told > 0 && Number.isFinite(told) ? place : null;
}
