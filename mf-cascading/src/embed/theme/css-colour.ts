import { ofHex, type Rgb } from './contrast';

const known = new Map<string, readonly [...Rgb, alpha: number] | null>();
let ctx: CanvasRenderingContext2D | null | undefined;

/** Any colour as CSS writes it with its opacity, 0 to 255; null for a text that is none. */
export function readColour(text: string): readonly [...Rgb, alpha: number] | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const read = painted(text);
  known.set(text, read);
  return read;
}

/** The same where it hides what lies behind it. */
export function opaqueColour(text: string): Rgb | null {
  const hex = ofHex(text);
  if (hex !== null) return hex;
  const read = readColour(text);
  return read === null || read[3] < 255 ? null : [read[0], read[1], read[2]];
}

/** A canvas understands every way of writing a colour. */
function painted(text: string): readonly [...Rgb, alpha: number] | null {
  if (!CSS.supports('color', text) || /\b(var|env|currentcolor|inherit|initial|unset|revert)\b/i.test(text))
    return null;
  ctx ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (ctx === null) return null;
  ctx.clearRect(0, 0, 1, 1);
  ctx.fillStyle = text;
  ctx.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = ctx.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}
