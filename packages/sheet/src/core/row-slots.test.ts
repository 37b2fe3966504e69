import { noSlots, rowSlots } from './row-slots';

const keys = (...ids: number[]) => ids.map((id) => `work/${id}`);
const slotsOf = (slots: ReturnType<typeof rowSlots>, ...ids: number[]) =>
  keys(...ids).map((key) => slots.get(key));

describe('elements for the rows in reach', () => {
  const first = rowSlots(noSlots, keys(1, 2, 3, 4));

  it('stand in the order of the rows to begin with', () => {
    expect(slotsOf(first, 1, 2, 3, 4)).toEqual([0, 1, 2, 3]);
  });

  it('stay with rows that stay, and go from rows that left to those that came', () => {
    const next = rowSlots(first, keys(1, 4, 5, 6));
    expect(slotsOf(next, 1, 4)).toEqual([0, 3]);
    expect(slotsOf(next, 5, 6)).toEqual([1, 2]);
    expect(slotsOf(rowSlots(next, keys(1, 2, 3, 4)), 1, 2, 3, 4)).toEqual([0, 1, 2, 3]);
  });

  it('are never shared, and no more than there were rows at once', () => {
    let slots = noSlots;
    for (let start = 0; start < 100; start += 3) {
      slots = rowSlots(slots, keys(...Array.from({ length: 12 }, (_, at) => start + at)));
      expect([...slots.values()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    }
  });

  it('are the same when they are asked for again', () => {
    expect(rowSlots(first, keys(1, 2, 3, 4))).toEqual(first);
  });
});
