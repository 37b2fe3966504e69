import type { Path, Pen, TextRun, VectorSink } from '../vector/vector-sink';
import { encoded, type Face, faceOf, naturalWidth } from './helvetica';
import { pdfText } from './pdf-file';
import type { TextBitmap } from './text-bitmap';

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const fontNames: Readonly<Record<Face, string>> = { regular: 'F1', bold: 'F2' };

/** The bitmap of a text, under the name by which the page's content refers to it. */
export interface NamedBitmap extends TextBitmap {
  readonly name: string;
}

/**
 * Writes shapes and texts as the content of a PDF page whose y axis points down. Texts stay texts, in the two fonts
 * that every PDF viewer has, stretched to the width that the screen gives them; what those fonts cannot write is drawn as
 * a bitmap with its text as ActualText, so that it can still be searched for.
 */
export class PdfSink implements VectorSink {
  readonly pictures: NamedBitmap[] = [];
  #written: string[] = [];
  #fill = '';
  #stroke = '';

  constructor(private readonly drawText: (run: TextRun) => TextBitmap | null) {}

  /** What was written since the last call; what follows may stand in another content. */
  take(): string {
    const text = this.#written.join('\n');
    this.#written = [];
    this.#fill = '';
    this.#stroke = '';
    return text === '' ? '' : `${text}\n`;
  }

  rect(x: number, y: number, w: number, h: number, colour: string): void {
    this.#fillWith(colour);
    this.#written.push(`${number(x)} ${number(y)} ${number(w)} ${number(h)} re f`);
  }

  fill(path: Path, colour: string): void {
    this.#fillWith(colour);
    this.#written.push(`${pathOf(path)} f`);
  }

  stroke(path: Path, { colour, width, dash }: Pen): void {
    if (colour !== this.#stroke) this.#written.push(`${rgb(colour)} RG`);
    this.#stroke = colour;
    this.#written.push(`${number(width)} w [${dash.map(number).join(' ')}] 0 d ${pathOf(path)} S`);
  }

  text(run: TextRun): void {
    const codes = encoded(run.text);
    const left = run.x - (run.align === 'left' ? 0 : run.width / (run.align === 'center' ? 2 : 1));
    if (codes === null) this.#pictureOf(run, left);
    else this.#letters(run, left, codes);
  }

  open(): void {
    this.#written.push('q');
  }

  clip(path: Path): void {
    this.#written.push(`${pathOf(path)} W n`);
  }

  close(): void {
    this.#written.push('Q');
    this.#fill = '';
    this.#stroke = '';
  }

  #letters({ text, y, size, weight, colour, width }: TextRun, left: number, codes: readonly number[]): void {
    const face = faceOf(weight);
    const stretch = (100 * width) / (naturalWidth(text, face) * size);
    const hex = codes.map((code) => code.toString(16).padStart(2, '0')).join('');
    this.#fillWith(colour);
    this.#written.push(
      `BT /${fontNames[face]} ${number(size)} Tf ${number(stretch)} Tz 1 0 0 -1 ${number(left)} ${number(y)} Tm <${hex}> Tj ET`,
    );
  }

  #pictureOf(run: TextRun, left: number): void {
    const picture = this.drawText(run);
    if (picture === null) return;
    const name = `T${this.pictures.length + 1}`;
    this.pictures.push({ ...picture, name });
    const { width, height, ascent } = picture.place;
    const bottom = run.y - ascent + height;
    this.#written.push(
      `/Span <</ActualText ${pdfText(run.text)}>> BDC q ${number(width)} 0 0 ${number(-height)} ${number(left)} ${number(bottom)} cm /${name} Do Q EMC`,
    );
  }

  #fillWith(colour: string): void {
    if (colour !== this.#fill) this.#written.push(`${rgb(colour)} rg`);
    this.#fill = colour;
  }
}

function rgb(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  return [16, 8, 0].map((shift) => number(((value >> shift) & 0xff) / 255)).join(' ');
}

function pathOf(path: Path): string {
  return path
    .map(([step, ...values]) =>
      step === 'Z' ? 'h' : `${values.map(number).join(' ')} ${step === 'C' ? 'c' : step.toLowerCase()}`,
    )
    .join(' ');
}
