/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2.2 between two opaque colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Whether a page of this colour is a dark one: white reads better on it than black. */
export const isDark = (colour: Rgb): boolean => contrast(colour, WHITE) > contrast(colour, BLACK);

/** So much of the way from one colour to another. */
export const mixed = (colour: Rgb, other: Rgb, part: number): Rgb => [
  Math.round(colour[0] + (other[0] - colour[0]) * part),
  Math.round(colour[1] + (other[1] - colour[1]) * part),
  Math.round(colour[2] + (other[2] - colour[2]) * part),
];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const STEPS = 20;

/** The colour itself where it reads on the ground, else the nearest one on the way to black or white that does. */
export function readableOn(colour: Rgb, ground: Rgb, least: number): Rgb {
  const end = isDark(ground) ? WHITE : BLACK;
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixed(colour, end, step / STEPS);
    if (contrast(tried, ground) >= least) return tried;
  }
  return end;
}

const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** A colour written as `#rrggbb`; null for any other text. */
export function ofHex(text: string): Rgb | null {
  const found = hex.exec(text);
  if (found === null) return null;
  return [
    Number.parseInt(found[1] ?? '', 16),
    Number.parseInt(found[2] ?? '', 16),
    Number.parseInt(found[3] ?? '', 16),
  ];
}

export const toHex = (colour: Rgb): string =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
