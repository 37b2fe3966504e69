import type { Measure } from '../../tree/text/text-lines';
import type { PaintSurface } from '../../view/paint/paint-surface';
import type { PathStep, Pen, VectorSink } from './vector-sink';

/** Handle length of a curve that stands for a quarter of a circle, in parts of its radius. */
const QUARTER = 0.5522847498;
/** The middle of a line of text above its base line, in parts of the font's size. */
const MIDDLE = 0.36;

type Fill = PaintSurface['fillStyle'];

/** Lets the functions that paint the screen write a vector format: they draw, the sink gets paths and texts. */
export class VectorSurface implements PaintSurface {
  fillStyle: Fill = '#000000';
  strokeStyle: Fill = '#000000';
  lineWidth = 1;
  font = '400 14px sans-serif';
  textAlign: CanvasTextAlign = 'left';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  #scale = 1;
  #x = 0;
  #y = 0;
  #dash: readonly number[] = [];
  #path: PathStep[] = [];

  constructor(
    private readonly sink: VectorSink,
    private readonly measure: Measure,
  ) {}

  setTransform(a: number, _b: number, _c: number, _d: number, e: number, f: number): void {
    this.#scale = a;
    this.#x = e;
    this.#y = f;
  }

  save(): void {
    this.sink.open();
  }

  restore(): void {
    this.sink.close();
  }

  clip(): void {
    this.sink.clip(this.#path);
  }

  beginPath(): void {
    this.#path = [];
  }

  closePath(): void {
    this.#path.push(['Z']);
  }

  moveTo(x: number, y: number): void {
    this.#path.push(['M', ...this.#point(x, y)]);
  }

  lineTo(x: number, y: number): void {
    this.#path.push(['L', ...this.#point(x, y)]);
  }

  arc(x: number, y: number, radius: number, start: number, end: number): void {
    const quarters = Math.max(1, Math.ceil((end - start) / (Math.PI / 2) - 1e-9));
    const step = (end - start) / quarters;
    const handle = (4 / 3) * Math.tan(step / 4) * radius;
    const at = (angle: number) => ({
      x: x + radius * Math.cos(angle),
      y: y + radius * Math.sin(angle),
      dx: -handle * Math.sin(angle),
      dy: handle * Math.cos(angle),
    });
    const first = at(start);
    if (this.#path.length === 0) this.moveTo(first.x, first.y);
    else this.lineTo(first.x, first.y);
    for (let quarter = 0; quarter < quarters; quarter += 1) {
      const from = at(start + quarter * step);
      const to = at(start + (quarter + 1) * step);
      this.#curve(from.x + from.dx, from.y + from.dy, to.x - to.dx, to.y - to.dy, to.x, to.y);
    }
  }

  roundRect(x: number, y: number, w: number, h: number, radii: number | number[]): void {
    const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(radii, w, h);
    const right = x + w;
    const bottom = y + h;
    const keep = 1 - QUARTER;
    this.moveTo(x + topLeft, y);
    this.lineTo(right - topRight, y);
    if (topRight > 0)
      this.#curve(right - keep * topRight, y, right, y + keep * topRight, right, y + topRight);
    this.lineTo(right, bottom - bottomRight);
    if (bottomRight > 0) {
      const cut = keep * bottomRight;
      this.#curve(right, bottom - cut, right - cut, bottom, right - bottomRight, bottom);
    }
    this.lineTo(x + bottomLeft, bottom);
    if (bottomLeft > 0)
      this.#curve(x + keep * bottomLeft, bottom, x, bottom - keep * bottomLeft, x, bottom - bottomLeft);
    this.lineTo(x, y + topLeft);
    if (topLeft > 0) this.#curve(x, y + keep * topLeft, x + keep * topLeft, y, x + topLeft, y);
    this.closePath();
  }

  fill(): void {
    this.sink.fill(this.#path, String(this.fillStyle));
  }

  stroke(): void {
    this.sink.stroke(this.#path, this.#pen());
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    this.sink.rect(...this.#point(x, y), w * this.#scale, h * this.#scale, String(this.fillStyle));
  }

  strokeRect(x: number, y: number, w: number, h: number): void {
    const [left, top] = this.#point(x, y);
    const [right, bottom] = this.#point(x + w, y + h);
    this.sink.stroke(
      [['M', left, top], ['L', right, top], ['L', right, bottom], ['L', left, bottom], ['Z']],
      this.#pen(),
    );
  }

  setLineDash(pattern: number[]): void {
    this.#dash = pattern;
  }

  fillText(text: string, x: number, y: number): void {
    if (text === '') return;
    const { size, weight } = fontOf(this.font);
    const down = this.textBaseline === 'middle' ? MIDDLE * size : 0;
    const [left, base] = this.#point(x, y + down);
    this.sink.text({
      text,
      x: left,
      y: base,
      size: size * this.#scale,
      weight,
      colour: String(this.fillStyle),
      align: this.textAlign === 'center' || this.textAlign === 'right' ? this.textAlign : 'left',
      width: this.measure(text, this.font) * this.#scale,
    });
  }

  #point(x: number, y: number): [x: number, y: number] {
    return [x * this.#scale + this.#x, y * this.#scale + this.#y];
  }

  #curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#path.push(['C', ...this.#point(x1, y1), ...this.#point(x2, y2), ...this.#point(x, y)]);
  }

  #pen(): Pen {
    return {
      colour: String(this.strokeStyle),
      width: this.lineWidth * this.#scale,
      dash: this.#dash.map((length) => length * this.#scale),
    };
  }
}

/** Size in pixels and weight of a CSS font such as `650 14px 'Name', sans-serif`. */
function fontOf(font: string): { size: number; weight: number } {
  const [, weight = '400', size = '14'] = /^(\d+)\s+([\d.]+)px/.exec(font) ?? [];
  return { size: Number(size), weight: Number(weight) };
}

type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** Corner radii as CSS reads one to four of them, never more than half a side. */
function cornersOf(radii: number | number[], w: number, h: number): Corners {
  const [a = 0, b = a, c = a, d = b] = typeof radii === 'number' ? [radii] : radii;
  const most = Math.min(w, h) / 2;
  const kept = (radius: number) => Math.max(0, Math.min(radius, most));
  return [kept(a), kept(b), kept(c), kept(d)];
}
