import type { Rect } from '../../tree/layout/place';
import type { Point } from '../../view/viewport/view';
import type { TakesWheel } from '../context/wheel-context';
import type { ViewStore } from '../store/view-store';
import { gestureEvents } from './early-gestures';

/** Pixels that a press may wander and still be a tap. */
const TAP_SLOP = 5;
const WHEEL_SPEED = 0.0016;
const PINCH_SPEED = 0.01;
const LINE_HEIGHT = 16;

export interface GestureHandlers {
  /** `more` with Shift, Ctrl or the command key: beside what is selected. */
  onTap: (point: Point, more: boolean) => void;
  onDoubleTap: (point: Point) => void;
  onHover: (point: Point) => void;
  /** Before a press is judged, so that whoever picks can follow the view first. */
  onPress: () => void;
  /** A rectangle of the screen that is drawn with Shift held, null when it is given up; `done` when it is let go. */
  onBox?: (rect: Rect | null, done: boolean) => void;
  /** Left out: every turn of the wheel is taken. */
  takesWheel?: TakesWheel;
}

/**
 * Drag to pan, Shift and drag to draw a rectangle, wheel to zoom at the pointer, Shift and wheel to pan sideways, two
 * fingers to pan and zoom. `early` are the
 * events that came before anybody listened: they are heard first. Returns how to let go.
 */
export function attachGestures(
  element: HTMLElement,
  view: ViewStore,
  handlers: GestureHandlers,
  early: readonly Event[] = [],
): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | null = null;
  /** Where a rectangle began. */
  let corner: Point | null = null;
  let catchingUp = false;
  const stop = new AbortController();
  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onControl = (event: Event) =>
    event.target instanceof Element && event.target.closest('button, a, input') !== null;

  const down = (event: PointerEvent) => {
    if (event.button > 1 || onControl(event)) return;
    handlers.onPress();
    pointers.set(event.pointerId, pointOf(event));
    view.underWay.mark('press', true);
    start = pointers.size === 1 ? pointOf(event) : null;
    if (corner !== null) handlers.onBox?.(null, false);
    corner = event.shiftKey && handlers.onBox ? start : null;
  };
  const move = (event: PointerEvent) => {
    const point = pointOf(event);
    const before = pointers.get(event.pointerId);
    if (before === undefined) return handlers.onHover(point);
    if (start !== null) {
      if (distance(start, point) <= TAP_SLOP) return;
      start = null;
      // An early press was captured when it came; its finger may have gone since.
      if (!catchingUp) element.setPointerCapture(event.pointerId);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, point);
    if (corner !== null) handlers.onBox?.(between(corner, point), false);
    else if (other === undefined) view.pan(point.x - before.x, point.y - before.y);
    else pinch(view, other, before, point);
  };
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    view.underWay.mark('press', pointers.size > 0);
    const given = event.type === 'pointerup';
    if (start !== null && given) handlers.onTap(start, event.shiftKey || event.ctrlKey || event.metaKey);
    else if (corner !== null) handlers.onBox?.(given ? between(corner, pointOf(event)) : null, given);
    start = null;
    corner = null;
  };
  const wheel = (event: WheelEvent) => {
    if (handlers.takesWheel?.(event, element) === false) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
    if (event.shiftKey) return view.pan(-(event.deltaX || event.deltaY) * unit, 0);
    const speed = event.ctrlKey ? PINCH_SPEED : WHEEL_SPEED;
    view.zoomBy(Math.exp(-event.deltaY * unit * speed), pointOf(event));
  };

  const doubleTap = (event: MouseEvent) => {
    if (!onControl(event)) handlers.onDoubleTap(pointOf(event));
  };
  const heard: Record<string, (event: never) => void> = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    wheel,
    dblclick: doubleTap,
  };
  const hear = (event: Event) => heard[event.type]?.(event as never);

  catchingUp = true;
  early.forEach(hear);
  catchingUp = false;
  for (const kind of gestureEvents) {
    element.addEventListener(kind, hear, {
      signal: stop.signal,
      passive: false,
      capture: kind === 'pointerdown',
    });
  }
  return () => {
    stop.abort();
    view.underWay.mark('press', false);
  };
}

const between = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.abs(a.x - b.x),
  h: Math.abs(a.y - b.y),
});

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger of two moved: the point between them stays between them, their distance is the zoom. */
function pinch(view: ViewStore, other: Point, before: Point, now: Point): void {
  const middle = { x: (other.x + now.x) / 2, y: (other.y + now.y) / 2 };
  view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  const reach = distance(other, before);
  if (reach > 0) view.zoomBy(distance(other, now) / reach, middle);
}
