import fc from 'fast-check';
import { bebanTriwulan, bobotBagian, type PanasBeban, panasBebanOf, rataBeban } from './beban';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

describe('the weight of a share', () => {
  it.each<[string, number | null, (number | null)[], number[]]>([
    ['is 1 for who carries the step alone', 4, [4], [1]],
    ['is his part of the target', 4, [3, 1], [0.75, 0.25]],
    ['is nothing where he has nothing to do in the quarter', 4, [4, 0], [1, 0]],
    ['is alike for all while nothing was given out', 4, [null, null], [0.5, 0.5]],
    ['counts what is left over for all alike', 4, [2, 0], [0.75, 0.25]],
    ['is measured at all that was given out, when that is too much', 2, [2, 2], [0.5, 0.5]],
    ['is nothing in a quarter without a target', null, [1, 2], [0, 0]],
    ['is nothing in a quarter whose target is 0', 0, [0], [0]],
    ['is nobody’s where nobody carries the step', 4, [], []],
  ])('%s', (_, target, parts, expected) => expect(bobotBagian(target, parts)).toEqual(expected));

  const figure = fc.integer({ min: 0, max: 10 ** 7 }).map((value) => value / 10 ** 4);
  const parts = fc.array(fc.option(figure), { minLength: 1, maxLength: 9 });

  it('adds up to one step among all who carry it, and is never below 0', () => {
    fc.assert(
      fc.property(
        figure.filter((value) => value > 0),
        parts,
        (target, given) => {
          const weights = bobotBagian(target, given);
          expect(sum(weights)).toBeCloseTo(1, 9);
          expect(weights.every((weight) => weight >= 0)).toBe(true);
        },
      ),
    );
  });

  it('does not depend on the measure of the step', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1 }),
        (t, p) => {
          const tenfold = bobotBagian(
            t * 10,
            p.map((part) => part * 10),
          );
          for (const [at, weight] of bobotBagian(t, p).entries()) expect(tenfold[at]).toBeCloseTo(weight, 9);
        },
      ),
    );
  });
});

describe('a load', () => {
  it.each([
    ['counts the steps with a share and adds their weights', [1, 0.25, 0], { jumlah: 2, bobot: 1.25 }],
    ['is nothing without steps', [], { jumlah: 0, bobot: 0 }],
    ['has no dust of binary fractions', [0.1, 0.2], { jumlah: 2, bobot: 0.3 }],
  ])('%s', (_, weights, expected) => expect(bebanTriwulan(weights)).toEqual(expected));

  it('has its mean among those who carry anything', () => {
    expect(rataBeban([0, 1, 3, 0])).toBe(2);
    expect(rataBeban([0, 0])).toBe(0);
    expect(rataBeban([])).toBe(0);
  });
});

describe('the warmth of a load', () => {
  it.each<[number, number, PanasBeban]>([
    [0, 4, 'kosong'],
    [1.99, 4, 'ringan'],
    [2, 4, 'wajar'],
    [5, 4, 'wajar'],
    [5.01, 4, 'berat'],
    [7, 4, 'berat'],
    [7.01, 4, 'berlebih'],
    [1, 0.25, 'berat'],
    [1.01, 0.25, 'berlebih'],
    [3, 0, 'wajar'],
  ])('%p beside a mean of %p is %s', (bobot, rata, expected) =>
    expect(panasBebanOf(bobot, rata)).toBe(expected),
  );

  it('grows with the load, and nobody is above the mean when all carry the same', () => {
    const order: PanasBeban[] = ['kosong', 'ringan', 'wajar', 'berat', 'berlebih'];
    const load = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(load, load, fc.double({ min: 0.01, max: 100, noNaN: true }), (a, b, rata) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(order.indexOf(panasBebanOf(less, rata))).toBeLessThanOrEqual(
          order.indexOf(panasBebanOf(more, rata)),
        );
      }),
    );
    expect(panasBebanOf(6, rataBeban([6, 6, 6]))).toBe('wajar');
  });
});
