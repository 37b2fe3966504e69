import fc from 'fast-check';
import {
  jumlahBagian,
  rescale,
  satuanBagi,
  setPortion,
  shift,
  splitEqually,
  takeOut,
  targetLangkah,
} from './pembagian';

describe('the parts of a step', () => {
  it.each([
    ['moves a border to the right', shift([4, 4], 0, 2), [6, 2]],
    ['moves a border to the left', shift([4, 4], 0, -3), [1, 7]],
    ['stops a border where the next one has nothing', shift([4, 4], 0, 9), [8, 0]],
    ['has no border after the last', shift([4, 4], 1, 1), [4, 4]],
    ['takes what one gets more from those after him', setPortion([2, 1, 5], 0, 5), [5, 0, 3]],
    ['begins again with the first', setPortion([2, 1, 5], 2, 7), [0, 1, 7]],
    ['gives what one gets less to the one after him', setPortion([2, 1, 5], 2, 1), [6, 1, 1]],
    ['gives nobody more than everything', setPortion([2, 1, 5], 1, 99), [0, 8, 0]],
    ['gives a lone member everything, whatever is typed', setPortion([8], 0, 3), [8]],
    ['hands on what somebody leaves behind', takeOut([2, 1, 5], 1), [2, 6]],
    ['hands it back from the last', takeOut([2, 1, 5], 2), [2, 6]],
    ['keeps the last member', takeOut([8], 0), [8]],
    ['divides whole things into whole things', splitEqually(8, 3), [3, 3, 2]],
    ['divides fractions into their last decimal', splitEqually(0.5, 2), [0.3, 0.2]],
    ['divides nothing among nobody', splitEqually(8, 0), []],
    ['gives what a step got more to the last', rescale([2, 1], 8), [2, 6]],
    ['takes what a step lost from the end', rescale([5, 2], 4), [4, 0]],
  ])('%s', (_, parts, expected) => expect(parts).toEqual(expected));

  it('add up to the quarters of the step without the dust of binary fractions', () => {
    expect(targetLangkah([0.1, 0.2, null, 0])).toBe(0.3);
    expect(targetLangkah([null, null, null, null])).toBe(0);
  });

  it.each([
    [8, 1],
    [0.5, 0.1],
    [1.25, 0.01],
    [1.0001, 0.0001],
  ])('of %p are moved by %p', (total, unit) => expect(satuanBagi(total)).toBeCloseTo(unit, 10));

  const figure = fc.integer({ min: 0, max: 10 ** 9 }).map((value) => value / 10 ** 4);
  const parts = fc.array(figure, { minLength: 1, maxLength: 8 });
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('geser'),
      at: fc.nat(9),
      by: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    }),
    fc.record({
      kind: fc.constant('tetapkan'),
      at: fc.nat(9),
      by: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    }),
    fc.record({ kind: fc.constant('keluarkan'), at: fc.nat(9), by: fc.constant(0) }),
    fc.record({ kind: fc.constant('splitEqually'), at: fc.integer({ min: 1, max: 9 }), by: fc.constant(0) }),
  );

  it('add up to the same and are never below 0, whatever is done with them', () => {
    fc.assert(
      fc.property(parts, fc.array(act, { maxLength: 20 }), (start, acts) => {
        const total = jumlahBagian(start);
        let now: readonly number[] = start;
        for (const { kind, at, by } of acts) {
          if (kind === 'geser') now = shift(now, at, by);
          if (kind === 'tetapkan') now = setPortion(now, at, by);
          if (kind === 'keluarkan') now = takeOut(now, at);
          if (kind === 'splitEqually') now = splitEqually(total, at);
          expect(jumlahBagian(now)).toBe(total);
          expect(now.every((target) => target >= 0)).toBe(true);
        }
      }),
    );
  });

  it('reach any total of a changed step', () => {
    fc.assert(
      fc.property(parts, figure, (start, total) => {
        const now = rescale(start, total);
        expect(jumlahBagian(now)).toBe(total);
        expect(now.every((target) => target >= 0)).toBe(true);
      }),
    );
  });
});
