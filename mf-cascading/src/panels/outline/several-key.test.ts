/** @jest-environment node */
import { keysOf } from '../../graph/selection';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { outlineRows } from '../../tree/outline/outline-rows';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { severalKey } from './several-key';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
const scene = sceneOf(model);
const rows = outlineRows(model, scene.visible);
const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const keys = (...at: readonly number[]) => at.map((row) => model.keys[rows[row] ?? -1]);
const chosen = (act: ReturnType<typeof severalKey>) => act && { keys: keysOf(act.selected), row: act.row };

describe('keys that select several lines of the outline', () => {
  it('take the next line with Shift and an arrow, together with the one that has the focus', () => {
    const press = { ...none, key: 'ArrowDown', shiftKey: true };
    expect(chosen(severalKey(press, { scene, rows, row: 2 }))).toEqual({ keys: keys(2, 3), row: 3 });
    const up = { ...none, key: 'ArrowUp', shiftKey: true };
    expect(chosen(severalKey(up, { scene, rows, row: 0 }))).toEqual({ keys: keys(0), row: 0 });
  });

  it('take this line with Ctrl and space, and let it go again', () => {
    const press = { ...none, key: ' ', ctrlKey: true };
    const [first = ''] = keys(4);
    const two = { ...scene, selected: rows[1] ?? -1, others: new Set([first]) };
    expect(chosen(severalKey(press, { scene: two, rows, row: 4 }))).toEqual({ keys: keys(1), row: 4 });
    expect(chosen(severalKey(press, { scene: two, rows, row: 5 }))?.keys).toEqual([first, ...keys(1, 5)]);
  });

  it('take every line with Ctrl+A', () => {
    const act = severalKey({ ...none, key: 'a', metaKey: true }, { scene, rows, row: 3 });
    expect(new Set(chosen(act)?.keys)).toEqual(new Set(rows.map((box) => model.keys[box])));
  });

  it('leave all other keys to the outline', () => {
    for (const press of [
      { ...none, key: 'ArrowDown' },
      { ...none, key: 'ArrowRight', shiftKey: true },
      { ...none, key: 'ArrowDown', shiftKey: true, altKey: true },
      { ...none, key: 'k', ctrlKey: true },
    ]) {
      expect(severalKey(press, { scene, rows, row: 2 })).toBeNull();
    }
  });
});
