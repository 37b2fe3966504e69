import { overlaps, type Rect } from '../../tree/layout/place';
import { rectOf } from '../../tree/layout/shown';
import { ancestors, cardAt } from '../../tree/model/model';
import { branchEnd, isFailing } from '../../tree/state/filter';
import { nearestBoxes } from '../../view/scene/nearest-boxes';
import { othersShown, type Scene } from '../../view/scene/scene';
import { type Size, shownRect, type View } from '../../view/viewport/view';
import { shownLinks } from './cross-links';
import { type Direction, isSlot, relative } from './relatives';

/** Elements that cytoscape holds at once: it pays for each, seen or not. */
export const MAX_ELEMENTS = 600;
/** With a line to the box above each, and room for cross-cutting links. */
const MAX_BOXES = 290;
/** Selected boxes may be more: they need their outline rather than their line. */
const MAX_SELECTED = 540;
const MOST_TRACED = 120;
/** Links whose ends are held beside what is near the screen. */
const MOST_LINKS = 40;

export interface WorkingSet {
  /** In the order of the tree. */
  readonly boxes: readonly number[];
  /** Boxes whose lines come first where there is no room for all. */
  readonly connected: ReadonlySet<number>;
  /** Part of the world of which it has every box; null when some had to be left out. */
  readonly covered: Rect | null;
}

/**
 * The boxes of the graph: what the selected box is connected with and the trace wherever they stand, then selected boxes
 * on the screen, then all those on it and half a screen around it, the nearest first.
 */
export function workingSet(scene: Scene, view: View, size: Size): WorkingSet {
  const shown = shownRect(view, size);
  const around = { x: shown.x - shown.w / 2, y: shown.y - shown.h / 2, w: shown.w * 2, h: shown.h * 2 };
  const connected = connectedBoxes(scene, shown);
  const others = new Set(othersShown(scene));
  const chosen = nearestBoxes(scene, shown, shown, MAX_SELECTED, (box) => others.has(box));
  const boxes = new Set([...connected, ...chosen].slice(0, MAX_SELECTED));
  const wanted = (box: number) => scene.visible[box] === 1 || isSlot(scene, box);
  const near = nearestBoxes(scene, around, shown, MAX_BOXES, wanted);
  let complete = near.length < MAX_BOXES;
  for (const box of near) {
    if (boxes.size < MAX_BOXES) boxes.add(box);
    else if (!boxes.has(box)) complete = false;
  }
  return { boxes: [...boxes].sort((a, b) => a - b), connected, covered: complete ? around : null };
}

const directions: readonly Direction[] = ['left', 'right', 'down'];

/** What has to be there wherever it stands: the way to the root, the next steps of a walk, links, the trace. */
function connectedBoxes(scene: Scene, shown: Rect): Set<number> {
  const { model, visible, selected } = scene;
  const boxes: number[] = [];
  if (selected >= 0) {
    boxes.push(selected, ...ancestors(model, selected));
    for (const direction of directions) boxes.push(relative(scene, selected, direction));
  }
  boxes.push(...linkEnds(scene, shown));
  boxes.push(...traced(scene));
  return new Set(boxes.filter((box) => visible[box] === 1));
}

/** Both ends of links that begin or end on the screen, or at the selected box. */
function linkEnds(scene: Scene, shown: Rect): number[] {
  const { layout, model, selected } = scene;
  const touches = (box: number) => box === selected || overlaps(rectOf(layout, model, box), shown);
  const links = shownLinks(scene).filter(({ host, original }) => touches(host) || touches(original));
  return links.slice(0, MOST_LINKS).flatMap(({ host, original }) => [host, original]);
}

/** The traced box and the failing ones below it with what lies between, as many as there is room for. */
function traced({ model, visible, state }: Scene): Set<number> {
  const boxes = new Set<number>();
  const top = state.filter.telusur === null ? undefined : model.indexOf.get(state.filter.telusur);
  if (top === undefined) return boxes;
  boxes.add(top);
  const end = branchEnd(model, top);
  for (let box = top + 1; box < end && boxes.size < MOST_TRACED; box += 1) {
    if (visible[box] !== 1 || !isFailing(cardAt(model, box).status)) continue;
    for (let at = box; at > top; at = model.parent[at] ?? -1) boxes.add(at);
  }
  return boxes;
}
