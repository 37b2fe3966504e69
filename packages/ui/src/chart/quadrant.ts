import { tokens } from '../token/tokens';

/** Height of the plane, px. */
export const PLANE_HEIGHT = 400;

/** A quarter's mark; its dots differ in shape as well as in colour. */
export const quadrantMarks = {
  'top-left': { radius: '50%', turn: '0deg', ink: tokens.status.tercapai },
  'top-right': { radius: '2px', turn: '0deg', ink: tokens.colour.brand },
  'bottom-right': { radius: '2px', turn: '45deg', ink: tokens.colour.danger },
  'bottom-left': { radius: '7px 0', turn: '0deg', ink: tokens.status['tidak-tercapai'] },
} as const;
/** A quarter of the plane. */
export type QuadrantCorner = keyof typeof quadrantMarks;

export interface QuadrantDot {
  readonly id: number;
  /** Short, beside the dot while it is pointed at. */
  readonly label: string;
  /** Name and both figures in words. */
  readonly description: string;
  readonly x: number;
  readonly y: number;
}

interface Threshold {
  readonly label: string;
  /** What parts the plane; a value on it belongs to the upper or right half. */
  readonly at: number;
}

export interface QuadrantFigures {
  readonly x: Threshold;
  readonly y: Threshold;
  /** Names of the four quarters. */
  readonly quadrants: Readonly<Record<QuadrantCorner, string>>;
  readonly dots: readonly QuadrantDot[];
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
  /** Figures of the axes in words. */
  readonly format: (value: number) => string;
}
