import { advanced, cellCount, inside, moved, only, rangeOf, type Selection, whole } from './selection';

const size = { rows: 10, columns: 4, page: 5 };
const at = (row: number, column: number) => only({ row, column });
const press = (key: string, { shift = false, command = false } = {}) => ({ key, shiftKey: shift, command });

describe('keys', () => {
  it.each([
    ['ArrowDown', {}, 3, 1],
    ['ArrowUp', {}, 1, 1],
    ['ArrowLeft', {}, 2, 0],
    ['ArrowRight', {}, 2, 2],
    ['ArrowDown', { command: true }, 9, 1],
    ['ArrowRight', { command: true }, 2, 3],
    ['Home', {}, 2, 0],
    ['End', {}, 2, 3],
    ['Home', { command: true }, 0, 0],
    ['End', { command: true }, 9, 3],
    ['PageDown', {}, 7, 1],
    ['PageUp', {}, 0, 1],
  ])('%s %j leads from row 2, column 1 to row %p, column %p', (key, held, row, column) => {
    expect(moved(at(2, 1), press(key, held), size)).toEqual(at(row, column));
  });

  it('stop at the edges and leave other keys alone', () => {
    expect(moved(at(9, 3), press('ArrowDown'), size)).toEqual(at(9, 3));
    expect(moved(at(0, 0), press('ArrowLeft'), size)).toEqual(at(0, 0));
    expect(moved(at(0, 0), press('a'), size)).toBeNull();
  });

  it('stretch the selection with Shift, from where it began', () => {
    const first = moved(at(2, 1), press('ArrowDown', { shift: true }), size) as Selection;
    const second = moved(first, press('ArrowRight', { shift: true }), size) as Selection;
    expect(rangeOf(second)).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
    expect(cellCount(rangeOf(second))).toBe(4);
    const back = moved(second, press('PageUp', { shift: true }), size) as Selection;
    expect(rangeOf(back)).toEqual({ top: 0, bottom: 2, left: 1, right: 2 });
    expect(moved(back, press('ArrowLeft'), size)).toEqual(at(0, 1));
  });
});

describe('going on after a cell', () => {
  it('leads down with Enter, sideways with Tab and on into the next row', () => {
    expect(advanced(at(2, 1), 'down', size)).toEqual(at(3, 1));
    expect(advanced(at(2, 1), 'up', size)).toEqual(at(1, 1));
    expect(advanced(at(2, 3), 'next', size)).toEqual(at(3, 0));
    expect(advanced(at(2, 0), 'back', size)).toEqual(at(1, 3));
  });

  it('ends where the grid ends, so that Tab leaves it', () => {
    expect(advanced(at(9, 3), 'next', size)).toBeNull();
    expect(advanced(at(0, 0), 'back', size)).toBeNull();
  });
});

describe('a selection', () => {
  it('can hold everything', () => {
    expect(rangeOf(whole(size))).toEqual({ top: 0, bottom: 9, left: 0, right: 3 });
  });

  it('stays inside a grid that became smaller', () => {
    const far = { anchor: { row: 1, column: 1 }, focus: { row: 9, column: 3 } };
    expect(inside(far, { rows: 3, columns: 4, page: 5 }).focus).toEqual({ row: 2, column: 3 });
  });
});
