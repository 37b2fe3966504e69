import { steppedTo } from '../../graph/selection';
import type { Direction } from '../../graph/working-set/relatives';
import { selectedBoxes, selectedOf } from '../../view/scene/scene';
import type { DiagramStore } from '../store/diagram-store';
import { bringIntoSight, nearestToMiddle } from '../store/scene-places';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'target' | 'currentTarget' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
> & { preventDefault(): void };

/**
 * Walks from the selected box to its parent, first child and siblings by Ctrl and an arrow, with Shift selecting each on
 * the way; Escape ends a selection of several. Only while the picture itself has the focus. True when the key was meant.
 */
export function walkKey(event: KeyPress, store: DiagramStore): boolean {
  if (event.target !== event.currentTarget || event.altKey) return false;
  const direction = directions[event.key];
  if (direction !== undefined && (event.shiftKey || event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    walk(store, direction, event.shiftKey);
    return true;
  }
  return event.key === 'Escape' && endSelection(event, store);
}

/** Deselects several boxes; one alone stays, and the key is left to others. */
export function endSelection(event: { preventDefault(): void }, store: DiagramStore): boolean {
  const scene = store.getScene();
  if (scene === null || selectedBoxes(scene).length < 2) return false;
  event.preventDefault();
  store.select(-1);
  return true;
}

function walk(store: DiagramStore, direction: Direction, more: boolean): void {
  const scene = store.getScene();
  if (scene === null) return;
  const { model, selected } = scene;
  if (selected < 0) {
    store.select(nearestToMiddle(scene, store.view));
    return;
  }
  const key = store.graph.answers(scene).step(model.keys[selected] ?? '', direction);
  if (key === null) {
    if (direction === 'down' && scene.state.open[selected] !== 1) store.toggle(selected);
    return;
  }
  if (more) store.choose(steppedTo(selectedOf(scene), key));
  else store.select(model.indexOf.get(key) ?? -1);
  bringIntoSight(scene, store.view, model.indexOf.get(key) ?? -1);
}
