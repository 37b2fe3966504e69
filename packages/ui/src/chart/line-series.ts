import { tokens } from '../token/tokens';

/** Height of the drawing, px. */
export const LINE_HEIGHT = 260;

export interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** What is aimed at: dashed, in a quieter colour. */
  readonly target?: boolean;
  /** One value a point; a missing one is a gap. */
  readonly values: readonly (number | null)[];
  /** Why a value is no result yet, such as a sheet that is half filled in; it is marked, and no line leads to it. */
  readonly unfinished?: readonly (string | null)[];
}

/** Where what is measured changed. */
interface LineBreak {
  /** Place of the first point that means something else than those before it. */
  readonly at: number;
  /** What changed, in one sentence. */
  readonly words: string;
}

export interface LineFigures {
  /** What the points are, from left to right: years or quarters. */
  readonly points: readonly string[];
  readonly series: readonly LineSeries[];
  /** The lines are broken there, and say why. */
  readonly breaks?: readonly LineBreak[];
  /** The scale begins near the least value, where what counts is how far it moved; else at zero. */
  readonly near?: boolean;
  /** A value in words, for the axis and the table. */
  readonly format: (value: number | null) => string;
}

const looks = {
  target: { stroke: tokens.colour.muted, strokeWidth: 2, strokeDasharray: '6 4' },
  value: { stroke: tokens.colour.brand, strokeWidth: 2.5 },
};

/** A value that lines may lead to. */
export const isJoined = ({ values, unfinished }: LineSeries, at: number): boolean =>
  (values[at] ?? null) !== null && (unfinished?.[at] ?? null) === null;

/** How a line is drawn, in the drawing and beside its figures. */
export const lineLook = ({ target = false }: LineSeries) => looks[target ? 'target' : 'value'];
