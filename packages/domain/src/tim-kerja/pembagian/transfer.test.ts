import fc from 'fast-check';
import { jumlahBagian } from './pembagian';
import { type BagianOrang, completeTo, transfer } from './transfer';

const A = { nip: 'a', target: [2, 2, null, 0] };
const B = { nip: 'b', target: [1, 0, null, 0] };

describe('moving a share', () => {
  it.each<[string, number[], BagianOrang[] | null]>([
    [
      'takes from one and gives to the other',
      [1, 0, 0, 0],
      [
        { nip: 'a', target: [1, 2, null, 0] },
        { nip: 'b', target: [2, 0, null, 0] },
      ],
    ],
    ['leaves nobody with nothing', [2, 2, 0, 0], [{ nip: 'b', target: [3, 2, null, 0] }]],
    ['moves no more than there is', [3, 0, 0, 0], null],
    ['moves nothing of a quarter without a target', [0, 0, 1, 0], null],
    ['moves nothing back', [-1, 0, 0, 0], null],
  ])('%s', (_, jumlah, expected) =>
    expect(transfer([A, B], { dari: 'a', ke: 'b', jumlah })).toEqual(expected),
  );

  it('gives to somebody who carried nothing, but neither from nobody nor to the same', () => {
    expect(transfer([A], { dari: 'a', ke: 'c', jumlah: [0, 1, 0, 0] })).toEqual([
      { nip: 'a', target: [2, 1, null, 0] },
      { nip: 'c', target: [0, 1, null, 0] },
    ]);
    expect(transfer([A], { dari: 'c', ke: 'a', jumlah: [0, 0, 0, 0] })).toBeNull();
    expect(transfer([A], { dari: 'a', ke: 'a', jumlah: [1, 0, 0, 0] })).toBeNull();
  });

  it('keeps every sum, and comes back by the move that undoes it', () => {
    const figure = fc.integer({ min: 0, max: 10 ** 6 }).map((value) => value / 10 ** 4);
    const quarters = fc.array(figure, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(quarters, quarters, quarters, (a, b, wanted) => {
        const before = [
          { nip: 'a', target: a },
          { nip: 'b', target: b },
        ];
        const jumlah = wanted.map((value, tw) => Math.min(value, a[tw] ?? 0));
        const after = transfer(before, { dari: 'a', ke: 'b', jumlah }) ?? [];
        const sums = (all: readonly BagianOrang[]) =>
          [0, 1, 2, 3].map((tw) => jumlahBagian(all.map(({ target }) => target[tw] ?? 0)));
        expect(sums(after)).toEqual(sums(before));
        const back = transfer(after, { dari: 'b', ke: 'a', jumlah }) ?? [];
        const partOf = (all: readonly BagianOrang[], nip: string) =>
          all.find((one) => one.nip === nip)?.target ?? [0, 0, 0, 0];
        expect(partOf(back, 'a')).toEqual(a);
        expect(partOf(back, 'b')).toEqual(b);
      }),
    );
  });
});

describe('a distribution that is completed', () => {
  it.each<[string, (number | null)[], (number | null)[][], (number | null)[][]]>([
    ['gives what is left over to all alike', [4], [[null], [null]], [[2], [2]]],
    ['divides whole things into whole things', [3], [[0], [0]], [[2], [1]]],
    [
      'stays where nothing is left over',
      [4, null],
      [
        [3, null],
        [1, null],
      ],
      [
        [3, null],
        [1, null],
      ],
    ],
    ['takes off what is too much', [2], [[2], [2]], [[2], [0]]],
  ])('%s', (_, target, parts, expected) =>
    expect(
      completeTo(
        target,
        parts.map((one, at) => ({ nip: String(at), target: one })),
      ).map((one) => one.target),
    ).toEqual(expected),
  );
});
