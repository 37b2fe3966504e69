import type { CellEdit } from './cell-edits';
import { emptyStack, recorded, redone, undone } from './undo-stack';

const edit = (after: number, before = 0): CellEdit => ({
  key: 'work/1',
  field: 'goal',
  before,
  after,
});

describe('undo', () => {
  it('takes steps back one by one, newest first, with their cells in reverse', () => {
    const stack = recorded(recorded(emptyStack, [edit(1)]), [edit(2, 1), edit(3, 2)]);
    const first = undone(stack);
    expect(first?.edits).toEqual([edit(2, 3), edit(1, 2)]);
    expect(undone(first?.stack ?? emptyStack)?.edits).toEqual([edit(0, 1)]);
    expect(undone(emptyStack)).toBeNull();
  });

  it('can be taken back itself, until something new is done', () => {
    const stack = recorded(recorded(emptyStack, [edit(1)]), [edit(2)]);
    const back = undone(stack)?.stack ?? emptyStack;
    const again = redone(back);
    expect(again?.edits).toEqual([edit(2)]);
    expect(again?.stack).toEqual(stack);
    expect(redone(recorded(back, [edit(9)]))).toBeNull();
  });

  it('remembers two hundred steps', () => {
    let stack = emptyStack;
    for (let step = 1; step <= 250; step += 1) stack = recorded(stack, [edit(step)]);
    expect(stack.past).toHaveLength(200);
    expect(stack.past[0]).toEqual([edit(51)]);
  });
});
