import type { ViewStore } from '../store/view-store';

const STEP = 80;
const ZOOM_STEP = 1.25;

const acts: Readonly<Record<string, (view: ViewStore) => void>> = {
  ArrowLeft: (view) => view.pan(STEP, 0),
  ArrowRight: (view) => view.pan(-STEP, 0),
  ArrowUp: (view) => view.pan(0, STEP),
  ArrowDown: (view) => view.pan(0, -STEP),
  '+': (view) => view.zoomBy(ZOOM_STEP),
  '=': (view) => view.zoomBy(ZOOM_STEP),
  '-': (view) => view.zoomBy(1 / ZOOM_STEP),
  '0': (view) => view.fit(),
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'target' | 'currentTarget' | 'ctrlKey' | 'metaKey' | 'altKey'> & {
  preventDefault(): void;
};

/** Moves the picture by keys while the picture itself, not a button on it, has the focus. */
export function panKey(event: KeyPress, view: ViewStore): void {
  const act = acts[event.key];
  if (act === undefined || event.target !== event.currentTarget) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(view);
}
