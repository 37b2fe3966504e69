/** The gestures that diagrams are judged by: they are the same for all of them. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps of the wheel from the picture that it begins with into it and back out to it. */
export const WHEEL_ROUND = 24;

/** Where the pointer is at a step of dragging a picture about. */
export const dragged = ({ x, y }: Point, step: number): Point => ({
  x: x + Math.sin(step / 9) * 160,
  y: y + Math.cos(step / 7) * 90,
});

/** How far the wheel turns at a step. */
export const wheeled = (step: number): number => (step % WHEEL_ROUND < WHEEL_ROUND / 2 ? -120 : 120);
