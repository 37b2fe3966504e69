import { type Selected, steppedTo, toggledKey, withKeys } from '../../graph/selection';
import { type Scene, selectedOf } from '../../view/scene/scene';

type KeyPress = Readonly<Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>>;

interface Place {
  readonly scene: Scene;
  /** Boxes that the lines stand for. */
  readonly rows: readonly number[];
  /** The line with the focus. */
  readonly row: number;
}

/**
 * What a key selects beside what is selected, after the tree pattern of ARIA, and where the focus goes: Shift with an
 * arrow takes the next line, Ctrl with space this one, or no longer, Ctrl+A all. Null leaves the key to others.
 */
export function severalKey(event: KeyPress, place: Place): { selected: Selected; row: number } | null {
  const { key, shiftKey, altKey } = event;
  if (altKey) return null;
  if (event.ctrlKey || event.metaKey) return withCtrl(key, place);
  return shiftKey ? withShift(key, place) : null;
}

function withCtrl(key: string, { scene, rows, row }: Place) {
  const { keys } = scene.model;
  const keyAt = (at: number) => keys[rows[at] ?? -1] ?? '';
  const before = selectedOf(scene);
  if (key === ' ') return { selected: toggledKey(before, keyAt(row)), row };
  if (key.toLowerCase() !== 'a') return null;
  return {
    selected: withKeys(
      before,
      rows.map((_, at) => keyAt(at)),
    ),
    row,
  };
}

function withShift(key: string, { scene, rows, row }: Place) {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return null;
  const { keys } = scene.model;
  const next = Math.min(rows.length - 1, Math.max(0, row + step));
  const here = withKeys(selectedOf(scene), [keys[rows[row] ?? -1] ?? '']);
  return { selected: steppedTo(here, keys[rows[next] ?? -1] ?? ''), row: next };
}
