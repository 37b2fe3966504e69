import { CROSS_HEAD, type TreeModel } from '../../tree/model/model';
import type { Scene } from '../../view/scene/scene';

type Shown = Pick<Scene, 'model' | 'visible'>;

/** Where a walk from box to box goes. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Boxes right below a box that are shown, its cross items too, in the order of the tree. */
function shownBelow({ model, visible }: Shown, box: number): number[] {
  return inOrder(below(model, box)).filter((child) => visible[child] === 1);
}

/** The shown boxes with the same parent, or all roots, the box itself among them. */
function shownSiblings(shown: Shown, box: number): number[] {
  const parent = shown.model.parent[box] ?? -1;
  if (parent >= 0) return shownBelow(shown, parent);
  return shown.model.roots.filter((root) => shown.visible[root] === 1);
}

/** The box that a walk reaches from another; -1 when there is none that way. */
export function relative(shown: Shown, box: number, direction: Direction): number {
  if (direction === 'up') return shown.model.parent[box] ?? -1;
  if (direction === 'down') return shownBelow(shown, box)[0] ?? -1;
  const siblings = shownSiblings(shown, box);
  return siblings[siblings.indexOf(box) + (direction === 'left' ? -1 : 1)] ?? -1;
}

/** Whether a box without being shown has a place that can be pressed: that of a cross item whose host is shown. */
export function isSlot({ model, visible }: Shown, box: number): boolean {
  if (visible[box] === 1 || model.cross[box] !== CROSS_HEAD) return false;
  return visible[model.parent[box] ?? -1] === 1;
}

const below = ({ children, crossItems }: TreeModel, box: number) => [
  ...(children[box] ?? []),
  ...(crossItems[box] ?? []),
];

const inOrder = (boxes: number[]) => boxes.sort((a, b) => a - b);
