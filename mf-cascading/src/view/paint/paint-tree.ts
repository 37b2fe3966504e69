import { boxesIn } from '../../tree/layout/shown';
import { CROSS_HEAD } from '../../tree/model/model';
import type { Transform } from '../scene/drawn-card';
import { CardCursor, type Scene } from '../scene/scene';
import { uncovered } from '../scene/uncovered';
import { type Size, shownRect, type View } from '../viewport/view';
import { type Detail, detailAt } from './detail';
import type { Look } from './look';
import { paintCard } from './paint-card';
import { edgesIn, paintEdges } from './paint-edges';
import { paintLanes } from './paint-lane';
import { paintSlot } from './paint-slot';
import type { PaintStyle } from './paint-style';
import type { PaintSurface } from './paint-surface';

/** A canvas of so many CSS pixels at a device's resolution, and what it shows. */
export interface Frame {
  readonly view: View;
  readonly size: Size;
  readonly pixelRatio: number;
  /** Lines to cross-cutting items are drawn by the graph above. */
  readonly withoutCross?: boolean;
  /** How much of a card is painted whatever the scale; left out, what can be read on a screen. */
  readonly detail?: Detail;
}

/** The part of the tree that a view shows: lanes, lines and cards; returns how many cards are in it. */
export function paintWorld(ctx: PaintSurface, scene: Scene, frame: Frame, style: PaintStyle): number {
  paintBackground(ctx, scene, frame, style);
  const { boxes, visible } = boxesOf(scene, frame);
  paintBoxes(ctx, scene, frame, style, boxes);
  return visible;
}

/** The boxes that are painted in a frame, and how many of all are visible in it. */
function boxesOf(scene: Scene, frame: Frame): { boxes: readonly number[]; visible: number } {
  const inView = boxesIn(scene.layout, scene.model, shownRect(frame.view, frame.size));
  return {
    boxes: uncovered(scene, inView, deviceOf(frame)),
    visible: inView.reduce((sum, box) => sum + (scene.visible[box] ?? 0), 0),
  };
}

/** What lies below the cards: background, lanes, lines. */
export function paintBackground(ctx: PaintSurface, scene: Scene, frame: Frame, style: PaintStyle): void {
  paintBands(ctx, scene, frame, style.look);
  const edges = edgesIn(scene, shownRect(frame.view, frame.size));
  const painted = frame.withoutCross ? edges.filter(({ cross }) => !cross) : edges;
  paintEdges(ctx, painted, deviceOf(frame), style.look);
}

function paintBands(ctx: PaintSurface, scene: Scene, frame: Frame, look: Look): void {
  const { view, size, pixelRatio } = frame;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.fillStyle = look.background;
  ctx.fillRect(0, 0, Math.ceil(size.width * pixelRatio), Math.ceil(size.height * pixelRatio));
  paintLanes(ctx, scene, view, shownRect(view, size), pixelRatio, look);
}

/** Lines and cards that one step paints at most. */
interface Step {
  readonly lines: number;
  readonly cards: number;
}

/** The same picture as `paintWorld` in steps that a frame has time for; ends with how many cards are in it. */
export function* paintInSteps(
  ctx: PaintSurface,
  scene: Scene,
  frame: Frame,
  style: PaintStyle,
  step: Step,
): Generator<undefined, number> {
  const shown = shownRect(frame.view, frame.size);
  paintBands(ctx, scene, frame, style.look);
  for (const groups of inParts(edgesIn(scene, shown), ({ lines }) => lines.length / 4, step.lines)) {
    paintEdges(ctx, groups, deviceOf(frame), style.look);
    yield;
  }
  const { boxes, visible } = boxesOf(scene, frame);
  for (const part of inParts(boxes, () => 1, step.cards)) {
    paintBoxes(ctx, scene, frame, style, part);
    yield;
  }
  return visible;
}

/** Cuts a list into parts that weigh at most so much, or are one item. */
function* inParts<T>(items: readonly T[], weightOf: (item: T) => number, most: number): Generator<T[]> {
  let [start, weight] = [0, 0];
  for (const [at, item] of items.entries()) {
    const more = weightOf(item);
    if (at > start && weight + more > most) {
      yield items.slice(start, at);
      [start, weight] = [at, 0];
    }
    weight += more;
  }
  if (start < items.length) yield items.slice(start);
}

/** The cards of some boxes and the places kept for others. */
export function paintBoxes(
  ctx: PaintSurface,
  scene: Scene,
  frame: Frame,
  style: PaintStyle,
  boxes: readonly number[],
): void {
  const device = deviceOf(frame);
  const detail = frame.detail ?? detailAt(frame.view.scale);
  const { x, y } = scene.layout;
  const { marks } = scene.model;
  const cursor = new CardCursor(scene);
  for (const box of boxes) {
    const transform = {
      x: (x[box] ?? 0) * device.scale + device.x,
      y: (y[box] ?? 0) * device.scale + device.y,
      scale: device.scale,
    };
    if (scene.visible[box] === 1) {
      paintCard(ctx, cursor.at(box), marks?.[box] ?? null, transform, detail, style);
    } else if (scene.model.cross[box] === CROSS_HEAD) {
      paintSlot(ctx, cursor.at(box), transform, detail, style.look);
    }
  }
}

const deviceOf = ({ view, pixelRatio }: Frame): Transform => ({
  x: view.x * pixelRatio,
  y: view.y * pixelRatio,
  scale: view.scale * pixelRatio,
});
