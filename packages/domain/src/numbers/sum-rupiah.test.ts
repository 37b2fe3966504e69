import fc from 'fast-check';
import { sumRupiah } from './sum-rupiah';

/** Up to a trillion rupiah with sen. */
const rupiah = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map((sen) => Number(sen) / 100);

describe('a sum of money', () => {
  it.each([
    [[0.1, 0.2], 0.3],
    [[1_000_000_000_000.01, 0.01], 1_000_000_000_000.02],
    [[5, -5.01], -0.01],
    [[], 0],
  ])('of %p is %p', (parts, expected) => {
    expect(sumRupiah(parts)).toBe(expected);
  });

  it('is the same however its parts are ordered and grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.array(rupiah, { maxLength: 20 }), { maxLength: 12 }), (groups) => {
        const all = groups.flat();
        expect(sumRupiah(groups.map(sumRupiah))).toBe(sumRupiah(all));
        expect(sumRupiah(all.toReversed())).toBe(sumRupiah(all));
      }),
    );
  });
});
