/** Steps of a path: move, line, curve with two handles, close; in units of the picture. */
export type PathStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];

export type Path = readonly PathStep[];

export interface Pen {
  readonly colour: string;
  readonly width: number;
  readonly dash: readonly number[];
}

/** One line of text with its anchor on the base line. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly align: 'left' | 'center' | 'right';
  /** As wide as the screen writes it. */
  readonly width: number;
}

/** What a vector format writes. `open` and `close` bracket what a `clip` in between is for. */
export interface VectorSink {
  rect(x: number, y: number, w: number, h: number, colour: string): void;
  fill(path: Path, colour: string): void;
  stroke(path: Path, pen: Pen): void;
  text(run: TextRun): void;
  open(): void;
  clip(path: Path): void;
  close(): void;
}
