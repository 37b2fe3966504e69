import { gridMove } from './grid-move';

const place = { row: 2, column: 1 };
const inside = { start: 1, end: 1, length: 3 };

describe('a key in a grid of fields', () => {
  it('moves by row up and down, and down by Enter', () => {
    expect(gridMove('ArrowUp', place, inside)).toEqual({ row: 1, column: 1 });
    expect(gridMove('ArrowDown', place, inside)).toEqual({ row: 3, column: 1 });
    expect(gridMove('Enter', place, inside)).toEqual({ row: 3, column: 1 });
  });

  it('moves sideways only from the end of the text, or when all of it is selected', () => {
    expect(gridMove('ArrowLeft', place, inside)).toBeNull();
    expect(gridMove('ArrowRight', place, inside)).toBeNull();
    expect(gridMove('ArrowLeft', place, { start: 0, end: 0, length: 3 })).toEqual({ row: 2, column: 0 });
    expect(gridMove('ArrowRight', place, { start: 3, end: 3, length: 3 })).toEqual({ row: 2, column: 2 });
    expect(gridMove('ArrowRight', place, { start: 0, end: 3, length: 3 })).toEqual({ row: 2, column: 2 });
  });

  it('stays with the field for everything else', () => {
    expect(gridMove('5', place, inside)).toBeNull();
    expect(gridMove('Tab', place, inside)).toBeNull();
  });
});
