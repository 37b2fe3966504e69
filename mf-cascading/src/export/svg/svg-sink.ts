import type { Path, Pen, TextRun, VectorSink } from '../vector/vector-sink';
import { xmlText } from './xml';

/** Two decimals are finer than any screen or printer. */
const number = (value: number): string => String(Math.round(value * 100) / 100);

const anchors = { left: '', center: ' text-anchor="middle"', right: ' text-anchor="end"' } as const;

/** Writes shapes and texts as SVG elements: only what draws, nothing that links, loads or runs. */
export class SvgSink implements VectorSink {
  #written: string[] = [];
  #clips = 0;
  /** Groups opened since each `open`. */
  readonly #groups: number[] = [];

  /** `name` keeps the ids of several pictures in one document apart. */
  constructor(private readonly name = '') {}

  /** What was written since the last call. */
  take(): string {
    const text = this.#written.join('');
    this.#written = [];
    return text;
  }

  rect(x: number, y: number, w: number, h: number, colour: string): void {
    const box = `x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}"`;
    this.#written.push(`<rect ${box} fill="${xmlText(colour)}"/>`);
  }

  fill(path: Path, colour: string): void {
    this.#written.push(`<path d="${pathData(path)}" fill="${xmlText(colour)}"/>`);
  }

  stroke(path: Path, { colour, width, dash }: Pen): void {
    const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${dash.map(number).join(' ')}"`;
    const pen = `stroke="${xmlText(colour)}" stroke-width="${number(width)}"${dashes}`;
    this.#written.push(`<path d="${pathData(path)}" fill="none" ${pen}/>`);
  }

  text({ text, x, y, size, weight, colour, align, width }: TextRun): void {
    const place = `x="${number(x)}" y="${number(y)}"${anchors[align]}`;
    const font = `font-size="${number(size)}" font-weight="${weight}"`;
    // Keeps a text inside its box where the font is not installed.
    const fit = `textLength="${number(width)}" lengthAdjust="spacingAndGlyphs"`;
    this.#written.push(`<text ${place} ${font} fill="${xmlText(colour)}" ${fit}>${xmlText(text)}</text>`);
  }

  open(): void {
    this.#groups.push(0);
  }

  clip(path: Path): void {
    this.#clips += 1;
    const id = `k${this.name}-${this.#clips}`;
    this.#written.push(`<clipPath id="${id}"><path d="${pathData(path)}"/></clipPath>`);
    this.#written.push(`<g clip-path="url(#${id})">`);
    this.#groups.push((this.#groups.pop() ?? 0) + 1);
  }

  close(): void {
    this.#written.push('</g>'.repeat(this.#groups.pop() ?? 0));
  }
}

const pathData = (path: Path): string =>
  path.map(([name, ...values]) => name + values.map(number).join(' ')).join('');
