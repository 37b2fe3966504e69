/** Part of `max` that a value takes, 0 to 100; values beyond the ends are held there. */
export function share(value: number | null, max: number): number {
  if (value === null || max <= 0) return 0;
  return Math.min(100, Math.max(0, (value / max) * 100));
}

/** Smallest of 1, 2, 2.5 or 5 times a power of ten that is not below the value: where an axis ends. */
export function niceMax(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value * (1 - 1e-12)) ?? 10;
  return step * power;
}

export interface Point {
  x: number;
  y: number;
}

/** Places of the values in a box, evenly spread from left to right; a missing value has none. */
export function sparkPoints(
  values: readonly (number | null)[],
  width: number,
  height: number,
): (Point | null)[] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) =>
    value === null
      ? null
      : { x: index * step, y: range === 0 ? height / 2 : height - ((value - low) / range) * height },
  );
}

/** Path through the points; it breaks where a point is missing, and a point alone is a dot under round caps. */
export function linePath(points: readonly (Point | null)[]): string {
  let open = false;
  return points
    .map((point, at) => {
      const alone = open || points[at + 1] ? '' : 'h0';
      const command = point && `${open ? 'L' : 'M'}${round(point.x)} ${round(point.y)}${alone}`;
      open = point !== null;
      return command;
    })
    .filter(Boolean)
    .join(' ');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Ends of a scale around values that lie close to each other: what they span with some air, whatever their size. */
export function nearScale(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const air = (most - least) * 0.15 || Math.abs(most) * 0.1 || 1;
  return [least - air, most + air];
}
