import type { Rect } from '../../tree/layout/place';
import type { Point } from '../../view/viewport/view';
import type { Direction } from '../working-set/relatives';

/** What gestures and keys ask about the shown boxes; boxes are told by their keys. */
export interface Answers {
  /** The box at a point of the world, or the place kept for one, with what reaches `below` world pixels out of it. */
  boxAt(point: Point, below: number): string | null;
  /** Shown boxes that lie within a rectangle of the world as a whole, in the order of the tree. */
  boxesWithin(rect: Rect): readonly string[];
  /** The box that a step from another leads to: its parent, its first child, or the sibling before or after it. */
  step(key: string, direction: Direction): string | null;
}
