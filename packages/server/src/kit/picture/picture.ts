/** A text at its first baseline; longer than `width` it goes on in up to `lines` lines, and ends in "…" after that. */
interface TextMark {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly fill: string;
  readonly width: number;
  readonly lines?: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

interface RectMark {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly radius?: number;
}

interface PathMark {
  readonly kind: 'path';
  /** As in SVG. */
  readonly d: string;
  readonly stroke: string;
  readonly width: number;
  readonly dash?: string;
}

interface CircleMark {
  readonly kind: 'circle';
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly fill: string;
}

export type Mark = TextMark | RectMark | PathMark | CircleMark;

/** What the file says of itself, because it travels without the page it comes from. */
export interface PictureOrigin {
  readonly penerbit: string;
  /** Where the figures come from, of when. */
  readonly sumber: string;
  readonly lisensi: { readonly nama: string; readonly alamat: string };
  /** What the figures mean, a sentence for each column: "Judul: definisi". */
  readonly definisi: readonly string[];
}

/** What is drawn, in points, as plain data that can go to another thread; later marks lie above earlier ones. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  /** Both are read to who does not see the picture. */
  readonly title: string;
  readonly description: string;
  readonly marks: readonly Mark[];
  /** Kept in the file: in `<metadata>` of an SVG, in texts of a PNG. */
  readonly asal?: PictureOrigin;
}

export type PictureFormat = 'svg' | 'png';
